"""Ratings from places: openskill's Bradley-Terry model, which keeps ties in their order."""

from __future__ import annotations

from dataclasses import dataclass

from openskill.models import BradleyTerryFull

from tawy.arena.match import Result, ranks


@dataclass
class Rating:
    bot: str
    mu: float
    sigma: float
    games: int

    def interval(self) -> tuple[float, float]:
        return self.mu - 1.96 * self.sigma, self.mu + 1.96 * self.sigma


def rate(results: list[Result]) -> list[Rating]:
    """The bots by strength, the best first; each game counts once, in the order of the results."""
    model = BradleyTerryFull()
    ratings = {bot: model.rating() for result in results for bot in result.job.bots}
    games = dict.fromkeys(ratings, 0)
    for result in results:
        bots = result.job.bots
        if len(set(bots)) == 1:
            continue
        teams = [[ratings[bot]] for bot in bots]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks(result.places)])
        for bot in set(bots):  # one in several seats: the mean of what it got
            mine = [one for name, (one,) in zip(bots, rated, strict=True) if name == bot]
            ratings[bot].mu = sum(one.mu for one in mine) / len(mine)
            ratings[bot].sigma = sum(one.sigma for one in mine) / len(mine)
            games[bot] += 1
    found = [Rating(bot, one.mu, one.sigma, games[bot]) for bot, one in ratings.items()]
    return sorted(found, key=lambda rating: (-rating.mu, rating.bot))

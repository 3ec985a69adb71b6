"""Ratings from places: openskill's Bradley-Terry model, which keeps ties in their order."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import Final

from openskill.models import BradleyTerryFull

from tawy.arena.match import Result, ranks
from tawy.kernel.rng import Stream

ORDERS: Final = 8


@dataclass
class Rating:
    bot: str
    mu: float
    sigma: float
    games: int

    def interval(self) -> tuple[float, float]:
        return self.mu - 1.96 * self.sigma, self.mu + 1.96 * self.sigma


def rate(results: list[Result]) -> list[Rating]:
    """The bots by strength, the best first.

    The model learns game by game, so who is met early counts otherwise than who is met late:
    we take the mean over several orders.
    """
    dice, orders = Stream("ratings"), [rate_in_order(results)]
    while len(orders) < ORDERS:
        left, order = results[:], list[Result]()
        while left:
            order.append(left.pop(dice.below(len(left))))
        orders.append(rate_in_order(order))
    found = [
        Rating(
            bot, fmean(one[bot].mu for one in orders), fmean(one[bot].sigma for one in orders),
            first.games,
        )
        for bot, first in orders[0].items()
    ]  # fmt: skip
    return sorted(found, key=lambda rating: (-rating.mu, rating.bot))


def rate_in_order(results: list[Result]) -> dict[str, Rating]:
    model = BradleyTerryFull()
    ratings = {bot: model.rating() for result in results for bot in result.job.players()}
    games = dict.fromkeys(ratings, 0)
    for result in results:
        bots = result.job.players()
        if len(set(bots)) == 1:
            continue
        teams = [[ratings[bot]] for bot in bots]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks(result.places)])
        for bot in set(bots):  # one in several seats: the mean of what it got
            mine = [one for name, (one,) in zip(bots, rated, strict=True) if name == bot]
            ratings[bot].mu = fmean(one.mu for one in mine)
            ratings[bot].sigma = fmean(one.sigma for one in mine)
            games[bot] += 1
    return {bot: Rating(bot, one.mu, one.sigma, games[bot]) for bot, one in ratings.items()}


def who_met(results: list[Result]) -> list[list[Result]]:
    """The games, apart where neither the bots nor those they played against ever met.

    Ratings of one part say nothing about another.
    """
    groups: list[tuple[set[str], list[Result]]] = []
    for result in results:
        here, games = set(result.job.players()), [result]
        for group in [one for one in groups if one[0] & here]:
            groups.remove(group)
            here, games = here | group[0], group[1] + games
        groups.append((here, games))
    return [games for _, games in sorted(groups, key=lambda group: -len(group[0]))]

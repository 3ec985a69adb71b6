import { expect, test } from "vitest";
import deutsch from "../../../src/tawy/locale/de/start.ftl?raw";
import page from "../../../src/tawy/locale/en/page.ftl?raw";
import start from "../../../src/tawy/locale/en/start.ftl?raw";
import { besideName, hasReasons, seatName, usualLevel } from "./opponents";
import { sayer } from "./testing";

const say = sayer(page, start);

test("whoever says nothing plays against a farmer, or the weakest that there is", () => {
  expect(usualLevel(["random", "farmer", "scribe", "pharaoh"])).toBe("farmer");
  expect(usualLevel(["vizier", "pharaoh"])).toBe("vizier");
  expect(usualLevel([])).toBe("random");
});

test("beside a name stands the level, or that it is a computer where the name tells the level", () => {
  expect(besideName("Nefer", "", say)).toBe("");
  expect(besideName("Nefer", "vizier", say)).toBe("Vizier");
  expect(besideName("Luck", "random", say)).toBe("Random");
  expect(besideName("Scribe 3", "scribe", say)).toBe("computer");
  expect(besideName("Scribe", "vizier", say)).toBe("Vizier");
});

test("a seat that nobody has named is called in the language of whoever reads", () => {
  const german = sayer(deutsch);
  const names = ["player-2", "farmer", "farmer-3", "random", "priest"];
  expect(names.map((name) => seatName(name, say))).toEqual([
    ...["Player 2", "Farmer", "Farmer 3", "Random", "Priest"],
  ]);
  expect(names.map((name) => seatName(name, german)).slice(0, 3)).toEqual([
    ...["Spieler 2", "Bauer", "Bauer 3"],
  ]);
  for (const name of ["player", "Farmer", "Inés", "player-2-b", ""])
    expect(seatName(name, german)).toBe(name);
});

test("only who thinks has reasons", () => {
  expect(["", "random", "farmer", "pharaoh"].filter(hasReasons)).toEqual(["farmer", "pharaoh"]);
});

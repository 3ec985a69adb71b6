// What Ankh brings to the start page.
import type { GameStart } from "../../game";
import { RANDOM } from "../../start/form";
import { get, set } from "../../settings";
import { RULINGS } from "../facts";
import Art from "./Art.svelte";
import Drawing from "./Drawing.svelte";
import { applies, fit, isOpen, scenarioOf } from "./form";
import GodChoice from "./GodChoice.svelte";
import GodSign from "./GodSign.svelte";
import Hero from "./Hero.svelte";
import Settings from "./Settings.svelte";

export const START: GameStart = {
  Hero,
  Art,
  SeatSign: GodSign,
  SeatChoice: GodChoice,
  Settings,
  Drawing,
  rulings: RULINGS,
  pictured: (form, say) => {
    const scenario = scenarioOf(form);
    if (scenario === RANDOM) {
      const label = say("start-picture-random");
      return { label, caption: label, known: false };
    }
    return {
      label: say("start-picture", { scenario: say(`ankh-scenario-${scenario}`) }),
      caption: isOpen(form) ? say("start-picture-open") : "",
      known: true,
    };
  },
  chips: (form, say) => {
    const scenario = scenarioOf(form);
    return [say(scenario === RANDOM ? "start-scenario-random" : `ankh-scenario-${scenario}`)];
  },
  fit,
  applies,
  recall: (form, game) => {
    const last = get("scenario") ?? "";
    if (game.scenarios[last] === form.count) form.settings["scenario"] = last;
  },
  keep: (form) => set("scenario", scenarioOf(form)),
};

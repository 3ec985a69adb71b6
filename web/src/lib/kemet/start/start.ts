// What Kemet brings to the start page.
import type { GameStart } from "../../game";
import { get, set } from "../../settings";
import { RULINGS } from "../facts";
import Art from "./Art.svelte";
import Drawing from "./Drawing.svelte";
import SeatSign from "./SeatSign.svelte";
import Settings from "./Settings.svelte";

export const START: GameStart = {
  Art,
  SeatSign,
  Settings,
  Drawing,
  rulings: RULINGS,
  pictured: (form, say) => {
    const label = say("start-picture-players", { count: form.count });
    return { label, caption: label, known: true };
  },
  chips: (form, say) => [say(`kemet-setting-game-${form.settings["game"]}`)],
  recall: (form, game) => {
    const last = get("kemet-game") ?? "";
    if (game.settings["game"]?.includes(last)) form.settings["game"] = last;
  },
  keep: (form) => set("kemet-game", form.settings["game"] ?? ""),
};

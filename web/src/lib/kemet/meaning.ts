// What a choice means, where its words do not say it: prices, values and effects, in our own words.
import type { Choice } from "../protocol";
import type { Words } from "../words";
import { CARDS, INTERVENTIONS } from "./facts";

/** The prices that the server has worked out for whoever looks. */
export interface Prices {
  readonly raising?: Readonly<
    Record<string, { readonly prices: Readonly<Record<string, number>> }>
  >;
  readonly seats?: Readonly<Record<string, { readonly teleport?: number }>>;
}

interface Facts {
  readonly own: { readonly seat: string } | null;
  readonly running: { readonly pyramid: string | null };
}

export function meaningOf(words: Words, choice: Choice, outlook: Prices, table: Facts): string {
  const [kind = "", word = ""] = choice.noun ?? [];
  if (choice.verb === "to-level") {
    const price = outlook.raising?.[table.running.pyramid ?? ""]?.prices[word];
    return price === undefined ? "" : words.say("kemet-table-price", { price });
  }
  if (choice.verb === "teleport") {
    const price = outlook.seats?.[table.own?.seat ?? ""]?.teleport;
    return price === undefined ? "" : words.say("kemet-table-price", { price });
  }
  const card = kind === "card" && CARDS.find((one) => one.word === word);
  if (card) return words.say("kemet-table-values", { ...card });
  const about = words.has(`kemet-${kind}-${word}-about`)
    ? words.say(`kemet-${kind}-${word}-about`)
    : "";
  const played = kind === "intervention" && INTERVENTIONS.find((one) => one.word === word);
  return played && choice.verb === "play"
    ? words.say("kemet-table-card", { price: played.price, about })
    : about;
}

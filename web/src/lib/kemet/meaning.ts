// What a choice means, where its words do not say it: prices, values and effects, in our own words.
import type { Choice } from "../protocol";
import type { Words } from "../words";
import type { Attacks } from "./deed";
import { CARDS, INTERVENTIONS } from "./facts";
import type { Counts } from "./panels/table";

/** What the server has worked out for whoever looks: prices, and the battles that he could begin. */
export interface Prospects {
  readonly raising?: Readonly<
    Record<string, { readonly prices: Readonly<Record<string, number>> }>
  >;
  readonly seats?: Readonly<Record<string, { readonly teleport?: number }>>;
  readonly interventions?: Counts;
  readonly march?: { readonly attacks?: Attacks } | null;
}

interface Facts {
  readonly own: { readonly seat: string } | null;
  readonly announced: unknown;
  readonly running: { readonly pyramid: string | null };
}

export function meaningOf(words: Words, choice: Choice, outlook: Prospects, table: Facts): string {
  const [kind = "", word = ""] = choice.noun ?? [];
  if (choice.verb === "to-level")
    return priced(words, outlook.raising?.[table.running.pyramid ?? ""]?.prices[word]);
  if (choice.verb === "to") return strengths(words, choice, outlook);
  if (choice.verb === "teleport") {
    // That of a card is paid for before.
    const price = table.announced ? undefined : outlook.seats?.[table.own?.seat ?? ""]?.teleport;
    const told = [priced(words, price), strengths(words, choice, outlook)];
    return told.filter(Boolean).join("; ");
  }
  const card = kind === "card" && CARDS.find((one) => one.word === word);
  if (card) return words.say("kemet-table-values", { ...card });
  const about = words.has(`kemet-${kind}-${word}-about`)
    ? words.say(`kemet-${kind}-${word}-about`)
    : "";
  const played = kind === "intervention" && INTERVENTIONS.find((one) => one.word === word);
  return played && choice.verb === "play"
    ? words.say("kemet-table-card", { price: outlook.interventions?.[word] ?? played.price, about })
    : about;
}

function priced(words: Words, price: number | undefined): string {
  return price === undefined ? "" : words.say("kemet-table-price", { price });
}

/** Of an attack. */
function strengths(words: Words, choice: Choice, { march }: Prospects): string {
  const [own, other] = march?.attacks?.[choice.words]?.sides ?? [];
  if (!own?.strength || !other?.strength) return "";
  const totals = { own: own.strength.total, other: other.strength.total };
  return words.say("kemet-table-strengths", totals);
}

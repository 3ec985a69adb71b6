// The sentence of a space, complete without the picture: its name, what stands there, its ground and
// region, and last what can be done. Words come by id.
import type { Space } from "./map";
import type { Content } from "./read";
import type { Say } from "../say";

export type { Say };

export interface Told {
  readonly content: Content | undefined;
  /** The order token of the region, where it has one. */
  readonly token: string | undefined;
  readonly fought: boolean;
  readonly offered: boolean;
  /** Whether what stands there can be taken in hand. */
  readonly taken: boolean;
  /** The word of the seat that looks on. */
  readonly own: string | null;
}

export function spaceLabel(say: Say, space: Space, told: Told): string {
  const { content, token, fought, offered, taken, own } = told;
  const parts = [space.name];
  const owned = (owner: string) => {
    parts.push(say(`ankh-seat-${owner}`));
    if (owner === own) parts.push(say("ankh-label-mark-own"));
  };
  if (content?.figure) {
    owned(content.figure.owner);
    parts.push(say(`ankh-figure-${content.figure.kind}`));
    if (content.figure.aim) parts.push(say(`ankh-direction-${content.figure.aim}`));
  }
  if (content?.monument) {
    if (content.monument.owner) owned(content.monument.owner);
    else parts.push(say("ankh-label-nobody"));
    parts.push(say(`ankh-monument-${content.monument.kind}`));
  }
  if (content?.sun) parts.push(say("ankh-label-sun"));
  if (!content?.figure && !content?.monument) parts.push(say("ankh-label-empty"));
  if (content?.tile) parts.push(say("ankh-label-tile"));
  parts.push(say(`ankh-label-${space.terrain}`));
  if (token) parts.push(`${say("ankh-label-region")} ${token}`);
  if (fought) parts.push(say("ankh-label-fought"));
  if (offered) parts.push(say("ankh-label-offered"));
  else if (taken) parts.push(say("ankh-label-takeable"));
  return parts.join(", ");
}

/** Of a side between two spaces; it is in the tree only while it is on offer. */
export function sideLabel(say: Say, name: string): string {
  return [name, say("ankh-label-offered")].join(", ");
}

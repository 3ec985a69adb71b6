// English in disguise, for finding what is not translated and what is cut where words are longer: all
// letters have accents, and every text is 40 % longer. Only by `?language=en-XA` in the address.
export const PSEUDO = "en-XA";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "áƀçđéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ";
const LONGER = 0.4;

/** A text without its values: Fluent gives the parts between them one by one. */
export function pseudo(text: string): string {
  let owed = 0;
  return [...text]
    .map((letter) => {
      owed += LONGER;
      const accented = [...ACCENTED][PLAIN.indexOf(letter)];
      if (!accented) return letter;
      const more = Math.floor(owed);
      owed -= more;
      return accented.repeat(1 + more);
    })
    .join("");
}

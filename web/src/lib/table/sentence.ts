/** With a capital, which may stand behind a mark, "¿Qué", but not behind a number: "4 units". */
export function sentence(text: string, language: string): string {
  return text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (first) => first.toLocaleUpperCase(language));
}

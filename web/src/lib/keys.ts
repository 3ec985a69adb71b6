/** Whether a key is a single sign: a letter, a digit, a mark. The space presses buttons. */
export function isSign({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== " " && !ctrlKey && !altKey && !metaKey;
}

/** Whether keys go into a field: then they are letters, not commands. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName))
  );
}

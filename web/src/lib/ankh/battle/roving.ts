// A group of radios is one tab stop; arrows, Home and End move the focus in it.
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function rove(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const here = radios.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[event.key];
  const to =
    event.key === "Home"
      ? radios[0]
      : event.key === "End"
        ? radios.at(-1)
        : step === undefined
          ? undefined
          : radios[(here + step + radios.length) % radios.length];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

// How much room a table has, and what of it is shown there.
import { MediaQuery } from "svelte/reactivity";

export class Screen {
  readonly #wide = new MediaQuery("min-width: 1200px", true);
  readonly #phone = new MediaQuery("max-width: 759px", false);
  readonly #roomy = new MediaQuery("min-width: 1600px", false);
  /** What a phone shows. */
  tab = $state("board");
  /** The reader wants the board, though there is a battle. */
  aside = $state(false);

  get wide(): boolean {
    return this.#wide.current;
  }

  /** A battle leaves room beside it. */
  get roomy(): boolean {
    return this.#roomy.current;
  }

  get phone(): boolean {
    return this.#phone.current;
  }

  /** Everywhere but in the other tabs of a phone. */
  get onBoard(): boolean {
    return !this.phone || this.tab === "board";
  }
}

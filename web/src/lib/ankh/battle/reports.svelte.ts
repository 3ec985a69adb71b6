// How the last battle went, till it has been read or something is chosen here. It opens by itself
// when no other battle follows at once; else it stays folded, so that it hides none.
import { untrack } from "svelte";
import type { Told } from "../../connection";
import { type Account, accountsOf } from "./account";
import type { BattleView } from "./stage";

export interface Report {
  readonly account: Account;
  /** The table after it, with where it was fought. */
  readonly table: BattleView;
}

export class Reports {
  last = $state.raw<Report | null>(null);
  open = $state(false);
  #fought: BattleView["battle"] = null;
  #chosen = 0;

  /** News of the table: a battle may have ended between two of them. */
  look(table: BattleView, story: readonly Told[], chosen: number, over: boolean): void {
    untrack(() => {
      if (chosen !== this.#chosen) this.close();
      this.#chosen = chosen;
      const region = table.battle?.region ?? null;
      if (region !== null && this.#fought?.region !== region) this.open = false;
      if (this.#fought && this.#fought.region !== region) this.#end(table, story, over);
      this.#fought = table.battle;
    });
  }

  close(): void {
    this.last = null;
    this.open = false;
  }

  /** Out of the way, but not gone, where the battle that follows it is running. */
  fold(): void {
    this.open = false;
  }

  #end(table: BattleView, story: readonly Told[], over: boolean) {
    const account = accountsOf(story).at(table.battle ? -2 : -1);
    if (!account?.decided) return;
    // Of several that ended at once the last one is told.
    const region = table.order[account.token] ?? this.#fought!.region;
    this.last = { account, table: { ...table, battle: { ...this.#fought!, region } } };
    this.open = !table.battle && !over;
  }
}

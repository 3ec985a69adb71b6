// One seat at one table: keeps what it was told, sends commands once, comes back by itself.
import type { Line, OpenLine } from "./line";
import type {
  Ahead,
  Answer,
  Choose,
  End,
  LookAhead,
  Mark,
  News,
  Observation,
  Obstacle,
  Request,
  Stand,
  Thought,
  Trouble,
  Undo,
  Use,
  WhatWith,
  Why,
  WhyNot,
} from "./protocol";

/** "gone" is for good: there is no table any more, or none that could be opened. */
export type Contact = "connecting" | "open" | "lost" | "gone";

/** An event as this seat was told it. */
export type Told = Readonly<Record<string, unknown>>;

/** What happened at once, and the table after it; *first* is the place of its events among all. */
export interface Moment {
  readonly number: number;
  readonly first: number;
  readonly events: readonly Told[];
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface Listener {
  /** There is news, or a new moment. */
  changed?(connection: Connection): void;
  refused?(code: string): void;
  contact?(connection: Connection): void;
}

type Command = Choose | Undo | Stand | End;
type Question = LookAhead | WhyNot | WhatWith | Why;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

// Troubles of the whole table, not of one message; after these nobody need come back.
const NOT_KEPT = "not-kept";
const FOR_GOOD = ["no-such-table", "damaged", "rules-changed"];

export class Connection {
  observation: Observation | null = null;
  events: Told[] = [];
  /** Step by step what happened since this seat's own last choice, as far as the table kept it. */
  moments: Moment[] = [];
  contact: Contact = "connecting";
  /** Why the table cannot be opened: a code. */
  trouble: string | null = null;
  #line: Line | null = null;
  #unanswered = new Map<string, Command>();
  #asked = new Map<string, (answer: Answer | null) => void>();
  /** One question at a time: the table forgets one that waits as soon as it hears the next. */
  #waiting: Question[] = [];
  #wait = FIRST_WAIT;
  #left = false;

  constructor(
    private readonly open: OpenLine,
    private readonly listener: Listener = {},
    private readonly newId: () => string = () => crypto.randomUUID(),
    private readonly later: (what: () => void, after: number) => void = (what, after) =>
      void setTimeout(what, after),
  ) {
    this.#connect();
  }

  /** Options one after the other: all of them count, or none. */
  choose(options: number[]): void {
    this.#command({ type: "choose", id: this.newId(), expect: this.#mark(), options });
  }

  undo(): void {
    this.#command({ type: "undo", id: this.newId(), expect: this.#mark() });
  }

  /** Whether to be asked when others play cards, or to let them pass: all, or the unanswerable. */
  stand(on: boolean, unable: boolean): void {
    this.#command({ type: "stand", id: this.newId(), on, unable });
  }

  /** Of a game that cannot go on: all of it is shown, and it never will. */
  end(): void {
    this.#command({ type: "end", id: this.newId() });
  }

  /** Why a thing cannot be chosen; no reasons if nobody answers any more. */
  async whyNot(kind: string, word: string): Promise<Obstacle[]> {
    const answer = await this.#ask({ type: "why-not", id: this.newId(), kind, word });
    return answer?.type === "obstacles" ? answer.obstacles : [];
  }

  /** What can be done with a thing, or without one to finish; null if nobody answers any more. */
  async whatWith(kind: string, word: string, rather: number[] = []): Promise<Use[] | null> {
    const answer = await this.#ask({ type: "what-with", id: this.newId(), kind, word, rather });
    return answer?.type === "uses" ? answer.uses : null;
  }

  /** Why the opponent at this seat chose as it did; null if nobody answers any more. */
  async why(seat: number): Promise<Thought[] | null> {
    const answer = await this.#ask({ type: "why", id: this.newId(), seat });
    return answer?.type === "because" ? answer.thoughts : null;
  }

  /** What choices would do; null if they are none any more, or nobody answers. */
  async lookAhead(options: number[]): Promise<Ahead | null> {
    const answer = await this.#ask({ type: "look-ahead", id: this.newId(), options });
    return answer?.type === "ahead" ? answer : null;
  }

  leave(): void {
    this.#left = true;
    this.#line?.close();
  }

  #mark(): Mark {
    return this.observation?.mark ?? {};
  }

  #connect(): void {
    if (this.#left) return;
    this.#is("connecting");
    this.#line = this.open({
      opened: () => this.#opened(),
      heard: (answer) => this.#hear(answer),
      closed: () => this.#closed(),
    });
  }

  #opened(): void {
    this.#is("open");
    this.#send({ type: "hello", since: this.#mark() });
    // Whether they arrived we cannot know: the table answers a command that it knows as before. What
    // they expect stays as it was when they were given, or they would count for what nobody has seen.
    for (const command of this.#unanswered.values()) this.#send(command);
  }

  #closed(): void {
    this.#line = null;
    // A question is not sent again.
    for (const answer of this.#asked.values()) answer(null);
    this.#asked.clear();
    this.#waiting = [];
    if (this.#left || this.contact === "gone") return;
    this.#is("lost");
    this.later(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #command(command: Command): void {
    this.#unanswered.set(command.id, command);
    this.#send(command);
  }

  #ask(question: Question): Promise<Answer | null> {
    return new Promise((answer) => {
      if (this.contact !== "open") return answer(null);
      this.#asked.set(question.id, answer);
      if (question.type === "why") return this.#send(question); // an opponent may think for long
      this.#waiting = this.#waiting.filter((one, i) => i === 0 || !this.#replaced(one, question));
      if (this.#waiting.push(question) === 1) this.#send(question);
    });
  }

  /** Whether nobody waits for the answer to a question any more, now that another is asked. */
  #replaced(one: Question, newer: Question): boolean {
    if (one.type !== newer.type || isForAThing(one) !== isForAThing(newer)) return false;
    this.#asked.get(one.id)?.(null);
    return this.#asked.delete(one.id);
  }

  #send(request: Request): void {
    if (this.contact === "open") this.#line?.send(request);
  }

  #hear(answer: Answer): void {
    switch (answer.type) {
      case "update":
        this.#wait = FIRST_WAIT; // the table is there
        this.trouble = null;
        this.#update(answer.news, answer.observation);
        this.listener.changed?.(this);
        break;
      case "done":
        this.#unanswered.delete(answer.id);
        break;
      case "refused":
        // A question is refused because of a newer one: that is nothing to tell anybody.
        if (this.#unanswered.delete(answer.id)) this.listener.refused?.(answer.code);
        else this.#answered(answer);
        break;
      case "trouble":
        this.#trouble(answer);
        break;
      default:
        this.#answered(answer);
    }
  }

  #update(news: News[], observation: Observation): void {
    let { epoch, number = 0 } = this.#mark();
    if (epoch !== observation.mark.epoch) {
      // The table was opened anew and counts anew: all is told again.
      this.events = [];
      this.moments = [];
      number = 0;
    }
    for (const one of news) if (one.number > number) this.#take(one, observation);
    this.observation = observation;
    this.moments = this.moments.filter((moment) => moment.number > observation.since);
  }

  /** Of the events told so far some may have been taken back. */
  #take({ number, kept: first, events, facts: then }: News, now: Observation): void {
    this.events.splice(first, this.events.length, ...events);
    this.moments = this.moments.filter((moment) => moment.first < first);
    // Of the last news the facts are those of now: they are sent once.
    const last = number === now.mark.number && number > now.since;
    const facts = then ?? (last ? now.facts : null);
    if (facts && events.length) this.moments.push({ number, first, events, facts });
  }

  #answered(answer: Exclude<Answer, { type: "update" | "trouble" }>): void {
    this.#asked.get(answer.id)?.(answer);
    this.#asked.delete(answer.id);
    if (this.#waiting[0]?.id !== answer.id) return;
    this.#waiting.shift();
    if (this.#waiting[0]) this.#send(this.#waiting[0]);
  }

  #trouble({ code }: Trouble): void {
    if (code !== NOT_KEPT && !FOR_GOOD.includes(code)) return this.listener.refused?.(code);
    this.trouble = code;
    this.#is(FOR_GOOD.includes(code) ? "gone" : this.contact);
  }

  #is(contact: Contact): void {
    this.contact = contact;
    this.listener.contact?.(this);
  }
}

/** Of a question what can be done: with a thing, rather than to finish. */
function isForAThing(question: Question): boolean {
  return question.type === "what-with" && question.kind !== "";
}

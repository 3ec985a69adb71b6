// One seat at one table: keeps what the server told it, sends commands once, comes back by itself.
import type { Ahead, Answer, Obstacle, Command, NewsItem, Observation, Thought } from "./protocol";

/** What a WebSocket does for us; tests give one of their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export type Line = "connecting" | "open" | "lost" | "gone";

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
  line?(line: Line): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export class Connection {
  observation: Observation | null = null;
  events: Told[] = [];
  /** Step by step what happened since this seat's own last choice, as far as the server kept it. */
  moments: Moment[] = [];
  line: Line = "connecting";
  #socket: Socket | null = null;
  #unanswered = new Map<string, Command>();
  #asked = new Map<string, (obstacles: Obstacle[]) => void>();
  #looking = new Map<string, (ahead: Ahead | null) => void>();
  #wondering = new Map<string, (thoughts: Thought[] | null) => void>();
  #wait = FIRST_WAIT;
  #closed = false;

  constructor(
    private readonly open: () => Socket,
    private readonly listener: Listener = {},
    private readonly newId: () => string = () => crypto.randomUUID(),
    private readonly later: (what: () => void, after: number) => void = (what, after) =>
      void setTimeout(what, after),
  ) {
    this.#connect();
  }

  choose(option: number): void {
    this.#command({ type: "choose", id: this.newId(), expect: this.#number(), option });
  }

  undo(): void {
    this.#command({ type: "undo", id: this.newId(), expect: this.#number() });
  }

  /** Whether to be asked when others play cards, or to let them pass. */
  stand(on: boolean): void {
    this.#command({ type: "stand", id: this.newId(), on });
  }

  /** Why a thing cannot be chosen; no reasons if the line is lost. */
  whyNot(kind: string, word: string): Promise<Obstacle[]> {
    return new Promise((answer) => {
      if (this.line !== "open") return answer([]);
      const id = this.newId();
      this.#asked.set(id, answer);
      this.#send({ type: "why-not", id, kind, word });
    });
  }

  /** Why the opponent at this seat chose as it did; null if the line is lost. */
  why(seat: number): Promise<Thought[] | null> {
    return new Promise((answer) => {
      if (this.line !== "open") return answer(null);
      const id = this.newId();
      this.#wondering.set(id, answer);
      this.#send({ type: "why", id, seat });
    });
  }

  /** What a choice would do; null if it is no choice any more or the line is lost. */
  lookAhead(option: number): Promise<Ahead | null> {
    return new Promise((answer) => {
      if (this.line !== "open") return answer(null);
      const id = this.newId();
      this.#looking.set(id, answer);
      this.#send({ type: "look-ahead", id, option });
    });
  }

  leave(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #number(): number {
    return this.observation?.number ?? 0;
  }

  #connect(): void {
    if (this.#closed) return;
    this.#say("connecting");
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#say("open");
      this.#send({ type: "hello", since: this.#number() });
      // Whether they arrived we cannot know: the server answers a command it knows as before.
      for (const command of this.#unanswered.values()) this.#send(command);
    };
    socket.onmessage = (event) => {
      this.#wait = FIRST_WAIT; // somebody is there who speaks with us
      this.#hear(JSON.parse(event.data) as Answer);
    };
    socket.onclose = () => {
      this.#socket = null;
      this.#nothingMore();
      if (this.#closed || this.line === "gone") return;
      this.#say("lost");
      this.later(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #command(command: Command & { id: string }): void {
    this.#unanswered.set(command.id, command);
    this.#send(command);
  }

  #send(command: Command): void {
    if (this.line === "open") this.#socket?.send(JSON.stringify(command));
  }

  #hear(answer: Answer): void {
    switch (answer.type) {
      case "update":
        for (const news of answer.news) this.#take(news);
        this.observation = answer.observation;
        this.moments = this.moments.filter(({ number }) => number > answer.observation.since);
        this.listener.changed?.(this);
        break;
      case "done":
        this.#unanswered.delete(answer.id);
        break;
      case "refused":
        if (this.#unanswered.delete(answer.id)) this.listener.refused?.(answer.code);
        else this.#lookedAhead(answer.id, null);
        break;
      case "ahead":
        this.#lookedAhead(answer.id, answer);
        break;
      case "obstacles":
        this.#asked.get(answer.id)?.(answer.obstacles);
        this.#asked.delete(answer.id);
        break;
      case "because":
        this.#wondering.get(answer.id)?.(answer.thoughts);
        this.#wondering.delete(answer.id);
        break;
      case "trouble":
        if (answer.code === "no-such-table") this.#say("gone");
        this.listener.refused?.(answer.code);
        break;
    }
  }

  /** Of the events told so far some may have been taken back. */
  #take(news: NewsItem): void {
    if (news.number <= this.#number()) return;
    this.events.splice(news.kept, this.events.length, ...news.events);
    this.moments = this.moments.filter(({ first }) => first < news.kept);
    if (news.facts && news.events.length) {
      const { number, kept: first, events, facts } = news;
      this.moments.push({ number, first, events, facts });
    }
  }

  #lookedAhead(id: string, ahead: Ahead | null): void {
    this.#looking.get(id)?.(ahead);
    this.#looking.delete(id);
  }

  /** What was asked and not answered never will be: a question is not sent again. */
  #nothingMore(): void {
    for (const answer of this.#looking.values()) answer(null);
    for (const answer of this.#asked.values()) answer([]);
    for (const answer of this.#wondering.values()) answer(null);
    this.#looking.clear();
    this.#wondering.clear();
    this.#asked.clear();
  }

  #say(line: Line): void {
    this.line = line;
    this.listener.line?.(line);
  }
}

/** The socket of a seat, on the server that this page came from. */
export function openSocket(link: string): Socket {
  const origin = location.origin.replace(/^http/, "ws");
  // It gives its handlers more than they take.
  return new WebSocket(`${origin}/api/seats/${encodeURIComponent(link)}`) as unknown as Socket;
}

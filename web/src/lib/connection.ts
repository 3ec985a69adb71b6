// One seat at one table: keeps what the server told it, sends commands once, comes back by itself.
import type { Answer, Cause, Command, NewsItem, Seen } from "./protocol";

/** What a WebSocket does for us; tests give one of their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export type Line = "connecting" | "open" | "lost" | "gone";

export interface Listener {
  /** There is news, or a new moment. */
  changed?(connection: Connection): void;
  refused?(code: string): void;
  line?(line: Line): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export class Connection {
  seen: Seen | null = null;
  events: Record<string, unknown>[] = [];
  line: Line = "connecting";
  #socket: Socket | null = null;
  #unanswered = new Map<string, Command>();
  #asked = new Map<number, (causes: Cause[]) => void>();
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

  whyNot(option: number): Promise<Cause[]> {
    return new Promise((answer) => {
      this.#asked.set(option, answer);
      this.#send({ type: "why-not", option });
    });
  }

  leave(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #number(): number {
    return this.seen?.number ?? 0;
  }

  #connect(): void {
    this.#say("connecting");
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#say("open");
      this.#wait = FIRST_WAIT;
      this.#send({ type: "hello", since: this.#number() });
      // Whether they arrived we cannot know: the server answers a command it knows as before.
      for (const command of this.#unanswered.values()) this.#send(command);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as Answer);
    socket.onclose = () => {
      this.#socket = null;
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
        this.seen = answer.seen;
        this.listener.changed?.(this);
        break;
      case "done":
        this.#unanswered.delete(answer.id);
        break;
      case "refused":
        this.#unanswered.delete(answer.id);
        this.listener.refused?.(answer.code);
        break;
      case "reasons":
        this.#asked.get(answer.option)?.(answer.reasons);
        this.#asked.delete(answer.option);
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
  }

  #say(line: Line): void {
    this.line = line;
    this.listener.line?.(line);
  }
}

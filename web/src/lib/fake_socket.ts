// In place of a WebSocket, for tests: what was sent, and what the server would say.
import type { Socket } from "./connection";
import type { Answer, Command } from "./protocol";

export class FakeSocket implements Socket {
  sent: Command[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command);
  }

  close(): void {
    this.onclose?.();
  }

  hear(answer: Answer): void {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }

  last(): Command {
    return this.sent.at(-1)!;
  }
}

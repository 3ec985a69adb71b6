import { expect, test, vi } from "vitest";
import type { Answer } from "./protocol";
import { onServer } from "./socket_line";

class Socket {
  static last: Socket;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  send = vi.fn();
  close = vi.fn();

  constructor(readonly address: string) {
    Socket.last = this;
  }
}

test("a line to a server is a socket that speaks JSON", () => {
  vi.stubGlobal("WebSocket", Socket);
  const heard: unknown[] = [];
  const access = onServer("a/b");
  const line = access.open({
    opened: () => heard.push("opened"),
    heard: (answer: Answer) => heard.push(answer),
    closed: () => heard.push("closed"),
  });
  const socket = Socket.last;
  expect(socket.address).toMatch(/^ws:.*\/api\/seats\/a%2Fb$/);
  expect(access.record).toMatch(/^http:.*\/api\/seats\/a%2Fb\/record$/);
  socket.onopen!();
  line.send({ type: "hello" });
  expect(socket.send).toHaveBeenCalledWith('{"type":"hello"}');
  socket.onmessage!({ data: '{"type":"done","id":"1"}' });
  line.close();
  expect(socket.close).toHaveBeenCalled();
  socket.onclose!();
  expect(heard).toEqual(["opened", { type: "done", id: "1" }, "closed"]);
});

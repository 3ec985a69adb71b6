// Tables on the server that this page came from, each line a WebSocket.
import type { Access, Heard, Line } from "./line";
import type { Answer } from "./protocol";

/** The seat of a link. */
export function onServer(link: string): Access {
  const seat = `${location.origin}/api/seats/${encodeURIComponent(link)}`;
  return {
    open: (heard) => openSocket(seat.replace(/^http/, "ws"), heard),
    record: `${seat}/record`,
  };
}

function openSocket(address: string, heard: Heard): Line {
  const socket = new WebSocket(address);
  socket.onopen = () => heard.opened();
  socket.onmessage = ({ data }) => heard.heard(JSON.parse(data as string) as Answer);
  socket.onclose = () => heard.closed();
  return {
    send: (request) => socket.send(JSON.stringify(request)),
    close: () => socket.close(),
  };
}

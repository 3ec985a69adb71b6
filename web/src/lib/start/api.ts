// What the start page asks of the server.
import type { Facts } from "../game";
import type { Fault, GameInfo, Links, NewTable, Picture, Setup } from "../protocol";

const LOST = "lost";
const KNOWN = ["unsound", "too-large", "malformed"];

/** The server's refusal, or that nothing came back that we understand. */
class Failure extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** The message for whatever went wrong. */
export function messageOf(error: unknown): string {
  return `start-fault-${error instanceof Failure ? error.code : LOST}`;
}

export function fetchGames(): Promise<GameInfo[]> {
  return ask("games");
}

export async function fetchPicture(setup: Setup): Promise<Facts | null> {
  return (await ask<Picture>("setups", setup)).facts;
}

export async function createTable(wanted: NewTable): Promise<(string | null)[]> {
  return (await ask<Links>("tables", wanted)).links;
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const request = body && { method: "POST", body: JSON.stringify(body) };
  try {
    const response = await fetch(`/api/${path}`, request);
    if (response.ok) return await response.json();
    const { code }: Fault = await response.json();
    throw new Failure(KNOWN.includes(code) ? code : LOST);
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(LOST);
  }
}

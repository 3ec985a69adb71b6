// Made from a table's messages by `python -m tawy.server.typescript`: not to be edited.

export interface Hello {
  type: "hello";
  since?: Mark;
}

export interface Choose {
  type: "choose";
  id: string;
  expect: Mark;
  options: number[];
}

export interface Undo {
  type: "undo";
  id: string;
  expect: Mark;
}

export interface Stand {
  type: "stand";
  id: string;
  on: boolean;
  unable?: boolean;
}

export interface End {
  type: "end";
  id: string;
}

export interface LookAhead {
  type: "look-ahead";
  id: string;
  options: number[];
}

export interface WhyNot {
  type: "why-not";
  id: string;
  kind: string;
  word: string;
}

export interface WhatWith {
  type: "what-with";
  id: string;
  kind?: string;
  word?: string;
  rather?: number[];
}

export interface Why {
  type: "why";
  id: string;
  seat: number;
}

export type Request = Hello | Choose | Undo | Stand | End | LookAhead | WhyNot | WhatWith | Why;

export interface Update {
  type: "update";
  news: News[];
  observation: Observation;
}

export interface Done {
  type: "done";
  id: string;
}

export interface Refused {
  type: "refused";
  id: string;
  code: string;
}

export interface Ahead {
  type: "ahead";
  id: string;
  events: Record<string, unknown>[];
  facts: Record<string, unknown> | null;
  back: boolean;
}

export interface Obstacles {
  type: "obstacles";
  id: string;
  obstacles: Obstacle[];
}

export interface Uses {
  type: "uses";
  id: string;
  uses: Use[];
}

export interface Because {
  type: "because";
  id: string;
  seat: number;
  thoughts: Thought[];
}

export interface Trouble {
  type: "trouble";
  code: string;
  reason?: string;
}

export type Answer = Update | Done | Refused | Ahead | Obstacles | Uses | Because | Trouble;

export interface Mark {
  epoch?: string;
  number?: number;
  stamp?: string;
}

export interface News {
  number: number;
  kept: number;
  events: Record<string, unknown>[];
  facts?: Record<string, unknown> | null;
}

export interface Observation {
  mark: Mark;
  game: string;
  seat: number;
  side: number[];
  awaited: number[];
  options: number[];
  choices: Choice[];
  draft: Choice[];
  undo: number;
  facts: Record<string, unknown>;
  names: string[];
  bots: string[];
  since: number;
  standing?: boolean;
  excused?: boolean;
  passes?: boolean;
  outlook?: Record<string, unknown>;
  result?: Result | null;
  last?: Choice | null;
  begun?: boolean;
  question?: string | null;
  secret?: boolean;
  stopped?: Stopped | null;
}

export interface Choice {
  option: number;
  verb: string;
  words: string;
  noun?: string[] | null;
  thing?: string[] | null;
  idle?: Obstacle | null;
}

export interface Result {
  ending: string;
  places: number[];
}

export interface Stopped {
  code: string;
  reason: string;
  rest: string[];
  ended: boolean;
}

export interface Obstacle {
  reason: string;
  rules: string[];
}

export interface Way {
  options: number[];
  choice: Choice;
  told: Record<string, number>;
  back: boolean;
  through?: string[];
}

export interface Step {
  choice: Choice;
  instead: Choice[];
}

export interface Use {
  steps: Step[];
  options: number[];
  ways: Way[];
  back: boolean;
}

export interface Thought {
  choice: Choice;
  terms: Record<string, number>;
}

export interface Seat {
  name: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: Seat[];
  settings?: Record<string, string>;
  position?: Record<string, unknown>;
}

export interface Links {
  links: (string | null)[];
}

export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  settings: Record<string, string[]>;
  scenarios: Record<string, number>;
  opponents: string[];
}

export interface Setup {
  game: string;
  seats: number;
  settings?: Record<string, string>;
}

export interface Picture {
  facts: Record<string, unknown> | null;
}

export interface Fault {
  code: string;
  place?: string;
  reason?: string;
}

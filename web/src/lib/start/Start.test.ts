// The whole start page against a server that is made up.
import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EXAMPLE } from "../ankh/example";
import { list, remember } from "../games";
import LanguageSelect from "../LanguageSelect.svelte";
import { get, set } from "../settings";
import { type Language, loadWords } from "../words";
import NotFound from "../../pages/NotFound.svelte";
import Start from "../../pages/Start.svelte";
import { ANKH } from "./example";

// Two boards are in the page: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

type Reply = { status?: number; body: unknown } | Error;
let replies: Record<string, Reply>;
let asked: { path: string; body: unknown }[];

beforeEach(() => {
  asked = [];
  replies = {
    games: { body: [ANKH] },
    setups: { body: { facts: EXAMPLE } },
    tables: { status: 201, body: { links: ["link-a", null, null, null, null] } },
  };
  vi.stubGlobal("fetch", async (path: string, request?: RequestInit) => {
    const body = request?.body === undefined ? null : JSON.parse(request.body as string);
    asked.push({ path, body });
    const reply = replies[path.replace("/api/", "")]!;
    if (reply instanceof Error) throw reply;
    return new Response(JSON.stringify(reply.body), { status: reply.status ?? 200 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  location.hash = "";
});

async function show(language: Language = "en") {
  const words = await loadWords(language, ["ankh"]);
  const props = {
    say: words.say.bind(words),
    language,
    onlanguage: vi.fn(),
    theme: "light" as const,
    ontheme: vi.fn(),
  };
  const rendered = render(Start, { props });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  return { ...rendered, ...props };
}

async function showForm() {
  const shown = await show();
  await screen.findByRole("radio", { name: "2" });
  return shown;
}

function seat(letter: string) {
  const group = within(screen.getByRole("group", { name: `Seat ${letter}` }));
  const field = (label: string) => group.getByLabelText(label) as HTMLInputElement;
  return { kind: field("Who plays"), name: field("Name"), god: field("God") };
}

const choose = (field: Element, value: string) => fireEvent.change(field, { target: { value } });
const type = (field: Element, value: string) => fireEvent.input(field, { target: { value } });
const press = (button: string) => fireEvent.click(screen.getByRole("button", { name: button }));
const sent = (path: string) =>
  asked.filter((one) => one.path === `/api/${path}`).map(({ body }) => body);

test("play now: one press, and the table is there", async () => {
  set("name", "Inés");
  set("scenario", "two-crowns-2");
  await showForm();
  expect(screen.getByRole("region", { name: "Ankh: Gods of Egypt" }).textContent).toContain(
    "Two Crowns",
  );
  screen.getByText("against the computer: Farmer");
  await press("Play now");
  await waitFor(() => expect(location.hash).toBe("#/table/link-a"));
  const seats = [
    { name: "Inés", bot: "" },
    { name: "farmer", bot: "farmer" },
  ];
  expect(sent("tables")).toEqual([{ game: "ankh", seats, settings: { scenario: "two-crowns-2" } }]);
  expect(list()).toMatchObject([{ links: ["link-a"], names: ["Inés", "farmer"] }]);
});

test("a scenario for other numbers is not played at once", async () => {
  set("scenario", "three-nomes-3");
  await showForm();
  await press("Play now");
  await waitFor(() => expect(sent("tables")).toMatchObject([{ settings: {} }]));
});

test("rulings are closed; one that is not as usual is asked for", async () => {
  await showForm();
  const summary = screen.getByText("More options: rulings");
  expect((summary.parentElement as HTMLDetailsElement).open).toBe(false);
  const question = within(screen.getByRole("group", { name: /^Control Monument event/ }));
  expect(question.getAllByRole("radio").map((one) => (one as HTMLInputElement).checked)).toEqual([
    true,
    false,
  ]);
  await fireEvent.click(question.getByRole("radio", { name: /you must take control/ }));
  expect(summary.textContent).toMatch("1 changed");
  await press("Play");
  await waitFor(() => expect(sent("tables")).toMatchObject([{ settings: { control: "must" } }]));
});

test("the form asks for what was chosen, and the links of others are shown first", async () => {
  replies["tables"] = { status: 201, body: { links: ["link-a", "link-b", "link-c"] } };
  await showForm();
  await fireEvent.click(screen.getByRole("radio", { name: "3" }));
  await type(seat("A").name, "Inés");
  await choose(seat("A").god, "ra");
  await choose(seat("B").kind, "elsewhere");
  await type(seat("B").name, " Jonas ");
  await choose(seat("B").god, "choose");
  await choose(seat("C").kind, "here");
  await choose(screen.getByLabelText("Scenario"), "three-nomes-3");
  await choose(screen.getByLabelText("First player"), "2");
  await choose(screen.getByLabelText("Level 3 guardian"), "scorpion");
  await press("Create the table");
  await screen.findByRole("heading", { name: "Send the links" });
  expect(sent("tables")).toEqual([
    {
      game: "ankh",
      seats: [
        { name: "Inés", bot: "" },
        { name: "Jonas", bot: "" },
        { name: "player-3", bot: "" },
      ],
      settings: {
        scenario: "three-nomes-3",
        first: "2",
        god1: "ra",
        god2: "choose",
        guardian3: "scorpion",
      },
    },
  ]);
  expect(location.hash).toBe("");
  const link = screen.getByLabelText("Link for Jonas") as HTMLInputElement;
  expect(link.value).toBe(`${location.origin}/#/table/link-b`);
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
  const onward = screen.getByRole("link", { name: "Go to the table" });
  expect(onward.getAttribute("href")).toBe("#/table/link-a.link-c");
  expect([get("name"), get("scenario")]).toEqual(["Inés", "three-nomes-3"]);
  expect(list()[0]?.links).toEqual(["link-a", "link-c"]);
  await press("Go to the start page");
  const own = within(await screen.findByRole("region", { name: "Your games" }));
  const again = own.getByLabelText("Link for Jonas") as HTMLInputElement;
  expect(again.value).toBe(link.value);
  expect(again.closest("details")?.open).toBe(false);
});

test("an opponent's level is chosen and told, and a person has none", async () => {
  await showForm();
  await fireEvent.click(screen.getByRole("radio", { name: "3" }));
  await type(seat("A").name, "Inés");
  const levels = screen.getAllByLabelText("Level") as HTMLSelectElement[];
  expect(levels.map(({ value }) => value)).toEqual(["farmer", "farmer"]);
  expect(seat("B").name.placeholder).toBe("Farmer 2");
  const offered = within(levels[0]!).getAllByRole("option");
  expect(offered.map((option) => option.textContent)).toEqual([
    ...["Random", "Farmer", "Scribe", "Priest", "Vizier", "Pharaoh"],
  ]);
  const about = () =>
    document.getElementById(levels[0]!.getAttribute("aria-describedby")!)?.textContent;
  expect(about()).toMatch(/first games/);
  await choose(levels[0]!, "pharaoh");
  expect(about()).toMatch(/strongest/);
  expect([seat("B").name.placeholder, seat("C").name.placeholder]).toEqual(["Pharaoh", "Farmer"]);
  await choose(seat("C").kind, "here");
  expect(screen.getAllByLabelText("Level")).toHaveLength(1);
  await press("Play");
  await waitFor(() => expect(sent("tables")).toHaveLength(1));
  expect(sent("tables")).toMatchObject([
    {
      seats: [
        { name: "Inés", bot: "" },
        { name: "pharaoh", bot: "pharaoh" },
        { name: "player-3", bot: "" },
      ],
    },
  ]);
});

test("a link is copied, or marked where copying is not allowed", async () => {
  replies["tables"] = { status: 201, body: { links: [null, "link-b"] } };
  const writeText = vi.fn(async (_: string) => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await showForm();
  await choose(seat("A").kind, "computer");
  await choose(seat("B").kind, "elsewhere");
  await press("Create the table");
  await screen.findByRole("heading", { name: "Send the links" });
  expect(screen.queryByRole("link", { name: "Go to the table" })).toBe(null);
  await press("Copy the link");
  await screen.findByText("Copied");
  expect(writeText.mock.calls).toEqual([[`${location.origin}/#/table/link-b`]]);
  writeText.mockRejectedValue(new Error("not allowed"));
  await press("Copy the link");
  await screen.findByText("Copying didn't work. The link is selected: copy it yourself.");
  await press("Go to the start page");
  await screen.findByRole("button", { name: "Play now" });
  const own = within(screen.getByRole("region", { name: "Your games" }));
  own.getByLabelText("Link for Player 2");
  expect(own.queryByRole("link")).toBe(null); // nobody plays at this screen
});

test("a god that another seat has can't be taken, and it says by whom", async () => {
  await showForm();
  const option = (letter: string, god: string) =>
    within(seat(letter).god).getByRole("option", { name: new RegExp(god) }) as HTMLOptionElement;
  await type(seat("A").name, "Inés");
  await choose(seat("A").god, "isis");
  expect(option("B", "Isis").disabled).toBe(true);
  expect(option("B", "Isis").textContent).toBe("Isis – taken by Inés");
  expect(option("A", "Isis").disabled).toBe(false);
  expect(option("B", "Osiris").disabled).toBe(false);
  await choose(seat("A").god, "random");
  expect(option("B", "Isis").disabled).toBe(false);
});

test("two of one name, and no person: said before anything is sent, and mended", async () => {
  await showForm();
  await type(seat("A").name, "Inés");
  await type(seat("B").name, "Inés");
  expect(screen.queryByText(/same name/)).toBe(null);
  await press("Play");
  screen.getByText(/same name/);
  expect(seat("B").name.getAttribute("aria-invalid")).toBe("true");
  await type(seat("B").name, "Jonas");
  expect(screen.queryByText(/same name/)).toBe(null);
  await choose(seat("A").kind, "computer");
  screen.getByText(/The computer plays every seat/);
  await press("Play");
  expect(sent("tables")).toEqual([]);
});

const fault = (status: number, code: string) => ({ status, body: { code } });
const FAULTS: [string, Reply, RegExp][] = [
  ["unsound", fault(400, "unsound"), /passen nicht zusammen/],
  ["too large", fault(413, "too-large"), /zu lang für den Server/],
  ["malformed", fault(400, "malformed"), /Seite ist veraltet/],
  ["unknown", fault(500, "something"), /Server antwortet nicht/],
  ["not even ours", { status: 502, body: "Bad Gateway" }, /Server antwortet nicht/],
  ["lost", new TypeError("no network"), /Server antwortet nicht/],
];

test.each(FAULTS)(
  "what the server calls %s is said in German, and nothing is lost",
  async (...of) => {
    const [, reply, text] = of;
    replies["tables"] = reply;
    await show("de");
    const field = (await screen.findAllByLabelText("Name"))[0] as HTMLInputElement;
    await type(field, "Inés");
    await press("Spielen");
    expect((await screen.findByText(text)).closest("form")).not.toBe(null);
    expect(field.value).toBe("Inés");
    replies["tables"] = { status: 201, body: { links: ["link-a", null] } };
    await press("Spielen");
    await waitFor(() => expect(location.hash).toBe("#/table/link-a"));
  },
);

test("play now says what went wrong beside its button", async () => {
  replies["tables"] = new TypeError("no network");
  await showForm();
  await press("Play now");
  const told = await screen.findByText(/isn't responding/);
  expect(told.closest("section")?.textContent).toContain("Play now");
});

test("without the server there is a way to try again", async () => {
  replies["games"] = new TypeError("no network");
  await show();
  await screen.findByText(/isn't responding/);
  replies["games"] = { body: [ANKH] };
  await press("Try again");
  await screen.findByRole("radio", { name: "2" });
});

test("the picture is asked for when it changes, not for names", async () => {
  const { container } = await showForm();
  expect(sent("setups")).toEqual([]);
  await choose(screen.getByLabelText("Scenario"), "old-kingdom-2");
  await type(seat("A").name, "Inés");
  await choose(seat("B").god, "ra");
  expect(sent("setups")).toEqual([
    { game: "ankh", seats: 2, settings: { scenario: "old-kingdom-2" } },
    { game: "ankh", seats: 2, settings: { scenario: "old-kingdom-2", god2: "ra" } },
  ]);
  screen.getByRole("img", { name: /Old Kingdom/ });
  await waitFor(() => expect(container.querySelectorAll("figure [data-stele]")).toHaveLength(4));
  for (const stop of container.querySelectorAll('.ankh-board [tabindex="0"]'))
    expect(stop.closest("[inert]")).not.toBe(null);
});

test("games are listed, opened, forgotten and taken back", async () => {
  const game = { links: ["a", "b"], game: "ankh", names: ["Inés", "Jonas"], when: 0 };
  remember(game);
  await showForm();
  const own = within(screen.getByRole("region", { name: "Your games" }));
  const link = own.getByRole("link", { name: "Continue Inés, Jonas" });
  expect(link.getAttribute("href")).toBe("#/table/a.b");
  await fireEvent.click(own.getByRole("button", { name: "Remove Inés, Jonas" }));
  expect(list()).toEqual([]);
  expect(own.queryByRole("link")).toBe(null);
  await fireEvent.click(own.getByRole("button", { name: "Undo Inés, Jonas" }));
  expect(list()).toEqual([game]);
});

test("language and theme are handed on", async () => {
  const { onlanguage, ontheme } = await showForm();
  await choose(screen.getByLabelText("Language"), "pt-BR");
  expect(onlanguage).toHaveBeenCalledWith("pt-BR");
  await press("Use the dark theme");
  expect(ontheme).toHaveBeenCalledWith("dark");
});

test.each([
  ["no-page", /page doesn't exist/],
  ["no-table", /No table matches this link/],
  ["damaged-table", /log on the server is damaged/],
  ["outdated-table", /rules have changed since/],
] as const)("from %s there is a way back", async (what, text) => {
  const words = await loadWords("en", []);
  render(NotFound, { props: { say: words.say.bind(words), what } });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(text);
  expect(screen.getByRole("link", { name: "Go to the start page" }).getAttribute("href")).toBe(
    "#/",
  );
});

test("a table that is no more is forgotten", async () => {
  const game = { game: "ankh", names: ["Inés", "Jonas"], when: 0 };
  remember({ ...game, links: ["a", "b"] });
  remember({ ...game, links: ["c"] });
  const words = await loadWords("en", []);
  const say = words.say.bind(words);
  render(NotFound, { props: { say, what: "no-table", links: ["a", "b"] } });
  expect(list()).toEqual([{ ...game, links: ["c"] }]);
});

test("the language in disguise is shown while it is on, and can be left", async () => {
  const onlanguage = vi.fn();
  render(LanguageSelect, { props: { label: "Language", language: "en-XA", onlanguage } });
  const field = screen.getByLabelText("Language") as HTMLSelectElement;
  expect(field.value).toBe("en-XA");
  await choose(field, "de");
  expect(onlanguage).toHaveBeenCalledWith("de");
});

test("axe finds no fault in the form", async () => {
  const elsewhere = [{ name: "Jonas", link: "b" }];
  remember({ links: ["a"], elsewhere, game: "ankh", names: ["Inés", "Jonas"], when: 0 });
  await showForm();
  expect(await faults()).toEqual([]);
});

test("axe finds no fault in the links", async () => {
  replies["tables"] = { status: 201, body: { links: ["link-a", "link-b"] } };
  await showForm();
  await choose(seat("B").kind, "elsewhere");
  await press("Create the table");
  await screen.findByRole("heading", { name: "Send the links" });
  expect(await faults()).toEqual([]);
});

async function faults() {
  document.documentElement.lang = "en";
  document.title = "Tawy";
  // Colours can't be measured without a browser.
  const found = await axe.run(document.body, { rules: { "color-contrast": { enabled: false } } });
  return found.violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}

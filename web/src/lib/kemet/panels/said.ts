// For tests: the real words.
import board from "../../../../../src/tawy/locale/en/kemet-board.ftl?raw";
import nouns from "../../../../../src/tawy/locale/en/kemet-nouns.ftl?raw";
import panels from "../../../../../src/tawy/locale/en/kemet-panels.ftl?raw";
import page from "../../../../../src/tawy/locale/en/page.ftl?raw";
import start from "../../../../../src/tawy/locale/en/start.ftl?raw";
import { sayer } from "../../testing";

export const say = sayer(nouns, board, panels, page, start);

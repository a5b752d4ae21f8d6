/** Lets the page speak English, from the catalogues of the checkout. */
import { readFileSync } from "node:fs";
import { Catalogue } from "../../../src/shoal/web/model/messages/messages.js";
import { setPageCatalogue } from "../../../src/shoal/web/model/messages/page-text.js";

const SOURCE = new URL("../../../src/shoal/", import.meta.url);
const FOLDERS = ["web/words", "core/catalogue/words"];

/** The page's own words in a language. */
export function pageCatalogue(language) {
  const files = FOLDERS.map((folder) => new URL(`${folder}/${language}.ftl`, SOURCE));
  return new Catalogue(
    language,
    files.map((file) => readFileSync(file, "utf8")),
  );
}

setPageCatalogue(pageCatalogue("en"));

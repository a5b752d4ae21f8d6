/** Renders messages for tests in Python: a job as JSON on the input, texts and parts on the output. */
import { readFileSync } from "node:fs";
import { Catalogue, PSEUDO } from "../../../../src/shoal/web/model/messages/messages.js";

const { texts, cases } = JSON.parse(readFileSync(0, "utf8"));
const english = new Catalogue("en", texts.en);
const catalogues = { en: english, [PSEUDO]: new Catalogue(PSEUDO, texts.en) };
for (const language of Object.keys(texts))
  catalogues[language] ??= new Catalogue(language, texts[language], english);

const rendered = cases.map(({ language, message, reader }) => ({
  text: catalogues[language].format(message, reader),
  parts: catalogues[language].parts(message, reader).map(({ text, seat }) => [text, seat]),
}));
process.stdout.write(JSON.stringify(rendered));

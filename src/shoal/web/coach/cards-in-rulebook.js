// @ts-check
/** The coach's cards in the rules of a game, if it has some. */
import { html } from "../ui/html.js";
import { useCatalogue, useFormatter } from "../table/use-catalogue.js";
import { CardRow } from "./picture-cards.js";
import { useCoachData } from "./coach-data.js";

/** @import { Catalogue } from "../model/messages/messages.js" */
/** @import { CoachData } from "../net/game-parts.js" */

export function RuleCards(/** @type {{ game: string }} */ { game }) {
  const data = useCoachData(game);
  const catalogue = useCatalogue(game);
  return data && catalogue ? html`<${Row} data=${data} catalogue=${catalogue} />` : null;
}

function Row(/** @type {{ data: CoachData, catalogue: Catalogue }} */ { data, catalogue }) {
  const { t } = useFormatter(catalogue, null, []);
  return html`<${CardRow} cards=${data.cards} t=${t} />`;
}

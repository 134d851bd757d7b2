/**
 * What a piece of knowledge looks like in a trade, by the id of the knowledge. Slots in braces are filled from the trade:
 * {trade}, {aTrade}, {subject}, {people}, {visitor}, {aVisitor}, {offer}, {spot}, {moment}.
 * Spoken after the fact and its reason; it says nothing about any one business.
 */
export type Lenses = Record<string, string>

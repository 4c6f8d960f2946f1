/** Parses JSON that only this server writes, as in a column of its own. The type is taken on trust: it is what the writer stores. */
export const parseStored = <Value>(json: string): Value => JSON.parse(json)

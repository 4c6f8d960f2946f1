/** What of a description fits a line of a ledger. A stop within the first words belongs to an abbreviation. */
export const firstSentence = (description: string) => /^.{24,}?[.!?](?=\s|$)/su.exec(description)?.[0] ?? description

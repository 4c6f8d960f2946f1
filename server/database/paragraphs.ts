/** Paragraphs as one text, with a blank line between them. */
export const toText = (paragraphs: readonly string[]) => paragraphs.join('\n\n')

/** A short text without outer spaces, and every space within it a single one. */
export const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

/** Short texts, each once, without empty ones. */
export const oneLineEach = (texts: readonly string[]) => [...new Set(texts.map(oneLine))].filter((text) => text !== '')

/** Paragraphs as they are kept: without outer space, with one kind of line break. */
export const paragraphs = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim()

/** Joins paragraphs by blank lines. */
export const joinParagraphs = (paragraphs: readonly string[]) => paragraphs.join('\n\n')

/** Folds case and the composition of accents, for comparison. Databases fold ASCII only. */
export const foldCase = (text: string) => text.normalize('NFC').toLowerCase()

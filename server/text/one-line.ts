/** A short text without outer spaces, and every space within it a single one. */
export const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

/** Short texts, each once, without empty ones. */
export const oneLineEach = (texts: readonly string[]) => [...new Set(texts.map(oneLine))].filter((text) => text !== '')

/** Paragraphs as they are kept: without outer space, with one kind of line break. */
export const paragraphs = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim()

/** A text as a part of a pattern of `like`: its own `%`, `_` and backslashes stand for themselves. */
export const escapedLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

/** The pattern of `like` for texts that contain a text. */
export const containsPattern = (text: string) => `%${escapedLike(text)}%`

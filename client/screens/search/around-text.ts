import { cleanText } from '../../lib/text'

/** Excerpts are made around the beginning of a longer search text. */
const MAX_AROUND_LENGTH = 80

export const aroundText = (query: string) => cleanText(query.slice(0, MAX_AROUND_LENGTH))

import { cleanText, MAX_SEARCH_LENGTH } from '../../lib/text'

/** Excerpts are made around the beginning of a longer search text. */
const MAX_AROUND_LENGTH = 80

export const aroundText = (query: string) => cleanText(query.slice(0, MAX_AROUND_LENGTH))

/** The search text in the address, cut to the maximum length. */
export const searchText = (params: URLSearchParams) => cleanText(cleanText(params.get('q')).slice(0, MAX_SEARCH_LENGTH))

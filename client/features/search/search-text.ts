import { cleanText } from '../../lib/text'

/** The server refuses longer texts. */
export const maxQueryLength = 200

/** Excerpts are made around the beginning of a longer search text. */
const maxAroundLength = 80

export const aroundText = (query: string) => cleanText(query.slice(0, maxAroundLength))

/** The search text in the address, cut to the maximum length. */
export const searchText = (params: URLSearchParams) => cleanText(cleanText(params.get('q')).slice(0, maxQueryLength))

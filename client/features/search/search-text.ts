import { cleanText } from '../../lib/text'

/** The server refuses longer texts. */
export const maxQueryLength = 200

/** The search text in the address, cut to the maximum length. */
export const searchText = (params: URLSearchParams) => cleanText(cleanText(params.get('q')).slice(0, maxQueryLength))

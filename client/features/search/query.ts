import { cleanText } from '../page/clean-text'

/** The server takes no longer text. */
export const longestQuery = 200

/** What the address asks to search for, no longer than can be. */
export const searchText = (params: URLSearchParams) => cleanText(cleanText(params.get('q')).slice(0, longestQuery))

/** The server takes no longer text. */
export const longestQuery = 200

/** What the address asks to search for: trimmed, no longer than can be, and without what no text may contain. */
export const searchText = (params: URLSearchParams) =>
  (params.get('q') ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestQuery)
    .replace(/\p{Cs}/gu, '')
    .trim()

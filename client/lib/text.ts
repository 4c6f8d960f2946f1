/** `1204` -> `1,204`. The first number that `Intl` formats costs a page several milliseconds. */
export const formatCount = (count: number) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** `1 review`, `1,204 reviews`; `pluralize(28, 'company', 'companies')` names an irregular plural. */
export const pluralize = (count: number, noun: string, plural = `${noun}s`) =>
  `${formatCount(count)} ${count === 1 ? noun : plural}`

export interface Total {
  totalCount: number
  totalIsExact: boolean
}

/** The length of a connection as a number: `28` or `1,000+`. The server stops counting at 1,001. */
export const totalText = ({ totalCount, totalIsExact }: Total) => (totalIsExact ? formatCount(totalCount) : '1,000+')

/** The length of a connection in words: `28 services` or `1,000+ services`. */
export const pluralizeTotal = (total: Total, noun: string, plural = `${noun}s`) =>
  total.totalIsExact ? pluralize(total.totalCount, noun, plural) : `${totalText(total)} ${plural}`

/** The server refuses longer search texts. */
export const MAX_SEARCH_LENGTH = 200

/** Removes control characters and lone surrogates from a text in an address. */
export const cleanText = (text: string | null) =>
  (text ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()

/** The search text in an address, cut to the maximum length. */
export const searchTextIn = (params: URLSearchParams, name = 'q') =>
  cleanText((params.get(name) ?? '').slice(0, MAX_SEARCH_LENGTH))

/** The entries of a field that takes one per line, without blank ones. */
export const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The first paragraph of a description, which cards show. */
export const firstParagraph = (description: string) => description.split(/\n\s*\n/, 1)[0] ?? ''

/** The first sentence of a description. A full stop within the first words belongs to an abbreviation. */
export const firstSentence = (description: string) => /^.{24,}?[.!?](?=\s|$)/su.exec(description)?.[0] ?? description

/** An id that people can read aloud: `prd-9b1deb4d` of `prd-9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d`. Sample ids stay whole. */
export const shortId = (id: string) => id.split('-', 2).join('-')

/** `1572864` -> `1.5 MB`, `12288` -> `12 KB` */
export const fileSize = (bytes: number) => {
  if (bytes < 1024) return pluralize(bytes, 'byte')
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Codes with a name that ISO 3166-1 doesn't list: unions, parts of countries and test codes. */
const noCountries = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ'])

/** Codes of former countries are replaced by those of today. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`

/** The name of a country by its ISO 3166-1 alpha-2 code: `United Kingdom`. Undefined for other texts. */
export const countryName = (code: string) =>
  /^[A-Z]{2}$/.test(code) && !noCountries.has(code) && isCurrent(code) ? names.of(code) : undefined

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codes = letters.flatMap((first) => letters.map((second) => first + second))
const noCountries = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' ')

/** All countries that the API knows, by name. */
export const countries = () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return codes
    .filter((code) => !noCountries.includes(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
    .flatMap((code) => {
      const name = names.of(code)
      return name === undefined ? [] : [{ code, name }]
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** `$1,299.50` -> 1299.5; null for an empty text, undefined for an invalid one. */
export const parsePrice = (text: string) => {
  const bare = text.trim().replace(/^\$\s*/, '')
  if (bare === '') return null
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(bare)) return undefined
  return Number(bare.replaceAll(',', ''))
}

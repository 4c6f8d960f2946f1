/** The number that a `tel:` link dials: without an extension, and without the `(0)` of calls within the country after its code. */
export const dialledNumber = (text: string) => {
  const [number = ''] = /[+\d]\P{L}*/u.exec(text) ?? []
  return (number.startsWith('+') ? number.replace('(0)', '') : number).replaceAll(/[^+\d]/g, '')
}

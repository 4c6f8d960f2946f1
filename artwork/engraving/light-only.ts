/** Replaces CSS variables by the colours of the light scheme, since the PNG renderer supports neither variables nor schemes. */
export const lightOnly = (svg: string) => {
  const [style = '', rule = ''] = /<style>[^{]*\{([^}]*)\}.*?<\/style>/s.exec(svg) ?? []
  const inks = new Map(
    rule.split(';').map((declaration): [string, string] => {
      const [name = '', colour = ''] = declaration.split(':')
      return [name, colour]
    }),
  )
  return svg.replace(style, '').replaceAll(/var\((--\w)\)/g, (whole, name) => inks.get(name) ?? whole)
}

export const isKebabCase = (id: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)

/** `JobBoard` for `job-board`. */
export const pascalCase = (id: string) =>
  id.replace(/(^|-)(.)/g, (_match, _hyphen, letter: string) => letter.toUpperCase())

/** `jobBoard` for `job-board`. */
export const camelCase = (id: string) => id.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase())

/** `Job board` for `job-board`. */
export const sentenceCase = (id: string) => (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll('-', ' ')

/** `job-boards` for `job-board`, `companies` for `company`. */
export const pluralOf = (id: string) => {
  if (/[^aeiou]y$/.test(id)) return id.replace(/y$/, 'ies')
  return /(s|x|z|ch|sh)$/.test(id) ? `${id}es` : `${id}s`
}

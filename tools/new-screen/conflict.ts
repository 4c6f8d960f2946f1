import { filesIn } from '../lib/files'
import { pascalCase } from '../scaffold/names'

/** Paths that differ only in the names of their parameters match the same URLs. */
const shape = (path: string) => path.replace(/:[^/]+/g, ':')

/** Describes what the new screen would duplicate: a path, a style sheet's name or an operation's name. */
export const conflict = (root: string, id: string, path: string): string | undefined => {
  const firstFile = (pattern: RegExp, isTaken: (file: string, text: string) => boolean) =>
    filesIn(root, 'client', pattern).find(([file, text]) => isTaken(file, text))?.[0]

  const table = firstFile(/^client\/[\w-]*routes\.tsx$/, (_file, text) =>
    [...text.matchAll(/'(\/[^']*)'/g)].some(([, taken = '']) => shape(taken) === shape(path)),
  )
  if (table) return `${table} has a screen with the path ${path} already: give another path after the name.`

  const styles = firstFile(/\.module\.css$/, (file) => file.endsWith(`/${id}.module.css`))
  if (styles) return `${styles} exists already, and names of style sheets are unique: give the screen another name.`

  const name = pascalCase(id)
  const operation = new RegExp(`^\\s*(query|mutation|subscription)\\s+${name}\\b`, 'm')
  const document = firstFile(/\.graphql$/, (_file, text) => operation.test(text))
  if (document) return `${document} has an operation ${name} already: give the screen another name.`
}

import { filesIn } from '../lib/files'
import { operationName } from './screen-files'

/** Paths that differ only in the names of their parameters match the same URLs. */
const shape = (path: string) => path.replace(/:[^/]+/g, ':')

/** Describes what the new screen would duplicate: a path, a style sheet's name or an operation's name. */
export const conflict = (root: string, id: string, path: string): string | undefined => {
  const first = (pattern: RegExp, isTaken: (file: string, text: string) => boolean) =>
    filesIn(root, 'client', pattern).find(([file, text]) => isTaken(file, text))?.[0]

  const table = first(/^client\/[\w-]*routes\.tsx$/, (_file, text) =>
    [...text.matchAll(/'(\/[^']*)'/g)].some(([, taken = '']) => shape(taken) === shape(path)),
  )
  if (table) return `${path} leads to a screen already, by ${table}: give another path after the name.`

  const styles = first(/\.module\.css$/, (file) => file.endsWith(`/${id}.module.css`))
  if (styles) return `${styles} is there already, and styles are named by their file: give the screen another name.`

  const name = operationName(id)
  const operation = new RegExp(`^\\s*(query|mutation|subscription)\\s+${name}\\b`, 'm')
  const document = first(/\.graphql$/, (_file, text) => operation.test(text))
  if (document) return `${document} has an operation ${name} already: give the screen another name.`
}

import { UserError } from '../lib/command'

export interface Source {
  file: string
  text: string
}

const missing = (file: string, what: string) =>
  new UserError(`Nothing is written: ${file} has no ${what}, which says where the new lines go.`)

/** Inserts lines where a text ends. */
export const insertAfter = ({ file, text }: Source, anchor: string, lines: string): Source => {
  const at = text.indexOf(anchor)
  if (at < 0) throw missing(file, anchor)
  const end = at + anchor.length
  return { file, text: text.slice(0, end) + lines + text.slice(end) }
}

/** Inserts lines before a text. */
export const insertBefore = ({ file, text }: Source, anchor: string, lines: string): Source => {
  const at = text.indexOf(anchor)
  if (at < 0) throw missing(file, anchor)
  return { file, text: text.slice(0, at) + lines + text.slice(at) }
}

const insertAt = (
  { file, text }: Source,
  entries: RegExp,
  line: string,
  isNext: (entry: string) => boolean,
): Source => {
  const lines = text.split('\n')
  const first = lines.findIndex((each) => entries.test(each))
  if (first < 0) throw missing(file, `line like ${entries.source}`)
  // A later list may have lines of the same form. A blank line ends the first one.
  const end = lines.indexOf('', first)
  const isEntry = (each: string, at: number) => at < end && entries.test(each)
  const last = lines.findLastIndex(isEntry)
  const next = lines.findIndex((each, at) => isEntry(each, at) && isNext(each))
  // The next entry keeps the comment above it.
  const before = next < 0 ? last : lines.findLastIndex((each, at) => at < next && !/^ *(\/?\*|\/\/)/.test(each))
  return { file, text: lines.toSpliced(before + 1, 0, line).join('\n') }
}

/** Inserts a line after the last of its kind. */
export const insertLast = (source: Source, entries: RegExp, line: string) =>
  insertAt(source, entries, line, () => false)

/** Inserts a line into the sorted lines of its kind. */
export const insertSorted = (source: Source, entries: RegExp, line: string) =>
  insertAt(source, entries, line, (entry) => entry.toLowerCase() > line.toLowerCase())

/** Formatting sorts imports. */
export const addImport = ({ file, text }: Source, line: string): Source => ({ file, text: `${line}\n${text}` })

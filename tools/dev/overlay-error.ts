import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { ErrorPayload } from 'vite'
import { codeFrame } from '../lib/code-frame.ts'

/** An error in the form of Vite's overlay. */
export type OverlayError = ErrorPayload['err']

interface Place {
  file?: string
  line: number
  column: number
}

/** Describes an error with its place: the one that a compiler names, or the first line of the stack in the project. */
export const overlayErrorOf = (root: string, error: unknown): OverlayError => {
  if (!(error instanceof Error)) return { message: String(error), stack: '' }
  const { loc, id, frame }: Error & { loc?: Place; id?: string; frame?: string } = error
  const stack = stackOf(error)
  const message = stripVTControlCharacters(error.message)
    .replace(/^Transform failed with \d+ errors?:\s+/, '')
    .trim()
  const found = loc ? { ...loc, file: loc.file ?? id } : (placeInMessage(root, message) ?? placeInStack(root, stack))
  if (!found?.file) return { message, stack }
  const place = { file: found.file, line: found.line, column: found.column }
  const lines = stripVTControlCharacters(frame ?? '') || codeFrame(place.file, place.line, place.column)
  return { message, stack, id: place.file, loc: place, frame: message.includes('╭─') ? '' : lines }
}

/** The stack without the lines of the message, and of packages and Node. An answer of the API carries the resolver's. */
const stackOf = (error: Error & { errors?: unknown }) => {
  const [first] = Array.isArray(error.errors) ? error.errors : []
  const lines: string[] = first?.extensions?.stacktrace ?? error.stack?.split('\n') ?? []
  return lines
    .filter((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line))
    .map((line) => line.replace(/file:\/\/[^):]+/, (url) => fileURLToPath(url)))
    .join('\n')
}

/** The head of the compiler's own code frame: `[ client/app.tsx:3:1 ]`. */
const placeInMessage = (root: string, message: string): Place | undefined => {
  const [, file, line, column] = /\[ (\S+):(\d+):(\d+) \]/.exec(message) ?? []
  return file === undefined ? undefined : { file: join(root, file), line: Number(line), column: Number(column) }
}

const placeInStack = (root: string, stack: string): Place | undefined => {
  for (const [, file = '', line, column] of stack.matchAll(/(?:\(|at )([^()\s]+?):(\d+):(\d+)\)?$/gm)) {
    if (file.startsWith(root)) return { file, line: Number(line), column: Number(column) }
  }
  return undefined
}

/** The error as it is printed: place, message, lines of code and stack. */
export const formatOverlayError = (root: string, { message, loc, frame, stack }: OverlayError) => {
  const place = loc?.file && `${relative(root, loc.file)}:${loc.line}:${loc.column}`
  return [place ? `${place}: ${message}` : message, frame, stack.replaceAll(`${root}/`, '')].filter(Boolean).join('\n')
}

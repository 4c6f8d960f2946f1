import { join } from 'node:path'
import { codeFrame } from '../lib/code-frame'

/** The place that a message begins with, such as `schema/job.graphql:12:3: ...`, and the lines of code around it. */
export const errorLocation = (root: string, message: string) => {
  const [, name, lineText, columnText] = /^(\S+):(\d+):(\d+): /.exec(message) ?? []
  if (name === undefined) return {}
  const file = join(root, name)
  const [line, column] = [Number(lineText), Number(columnText)]
  return { id: file, loc: { file, line, column }, frame: codeFrame(file, line, column) }
}

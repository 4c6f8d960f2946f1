import { parseArgs } from 'node:util'
import { Problem } from './problem'

const known = {
  against: { type: 'string', default: 'HEAD' },
  json: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
} as const

const read = (args: string[]) => {
  try {
    return parseArgs({ args, options: known }).values
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error))
  }
}

type Options = ReturnType<typeof read>
export type Action = (root: string, options: Options, say: (text: string) => void) => Promise<number>

/** Runs a command with what was typed after it: its answer is the exit code, and 2 where there can't be one. */
export const command = async (
  action: Action,
  root: string,
  args: string[],
  say = console.log,
  complain = console.error,
) => {
  try {
    return await action(root, read(args), say)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    complain(error.message)
    return 2
  }
}

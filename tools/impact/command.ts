import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Problem } from '../lib/problem'

/** The commit to compare the schema with. */
export const against = { type: 'string', default: 'HEAD' } as const

/** What was typed after a command; it refuses what it has no use for. */
export const optionsIn = <Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) => {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error))
  }
}

export type Action = (root: string, args: string[], say: (text: string) => void) => Promise<number>

/** Runs a command with what was typed after it: its answer is the exit code, and 2 where there can't be one. */
export const command = async (
  action: Action,
  root: string,
  args: string[],
  say = console.log,
  complain = console.error,
) => {
  try {
    return await action(root, args, say)
  } catch (error) {
    complain(error instanceof Problem ? error.message : error)
    return 2
  }
}

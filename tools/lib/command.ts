/** A mistake of the user, in the arguments or in a file: printed without a stack trace. */
export class UserError extends Error {}

export type Command = (root: string, args: string[], print: (text: string) => void) => Promise<number>

const isUserError = (error: unknown) =>
  error instanceof UserError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'))

/** Returns the exit code of the command, or 2 when it throws. */
export const runCommand = async (
  command: Command,
  root: string,
  args: string[],
  print = console.log,
  printError = console.error,
) => {
  try {
    return await command(root, args, print)
  } catch (error) {
    printError(error instanceof Error && isUserError(error) ? error.message : error)
    return 2
  }
}

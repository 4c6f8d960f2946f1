/**
 * Returns a function that turns a caught error into one whose stack begins where `mock` was called, so that the code frame of a failed
 * test shows the line with the mock.
 */
export const errorAt = (mock: (...args: never[]) => unknown) => {
  const mistake = new Error('')
  Error.captureStackTrace(mistake, mock)
  const [, ...calls] = mistake.stack?.split('\n') ?? []
  return (error: unknown) => {
    mistake.message = error instanceof Error ? error.message : String(error)
    mistake.stack = [`Error: ${mistake.message}`, ...calls].join('\n')
    return mistake
  }
}

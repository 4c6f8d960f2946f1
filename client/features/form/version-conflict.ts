import { type Failure, type Problem, problemOf } from './form-result'

/**
 * The problem of an edit of the version that the form shows. After a conflict its fields show what was saved elsewhere, except those
 * that its draft has, and `setVersion` gets the version of that.
 */
export const editProblem = (
  failure: (Failure & { version?: number }) | undefined,
  form: HTMLFormElement,
  setVersion: (version: number) => void,
): Problem => {
  const result = problemOf(failure)
  const version = failure?.version
  if (version === undefined) return result
  return {
    problem: `${result.problem} The form now shows the current content with your changes. Save again to keep them.`,
    next: () => {
      setVersion(version)
      form.reset()
    },
  }
}

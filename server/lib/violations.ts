/** The result for input that breaks a rule. */
export const invalidInput = (field: string, message: string) => ({
  __typename: 'InvalidInput' as const,
  field,
  message,
})

/** A rule of an input, and the field and message of its violation. */
export type Rule<Input, Field = keyof Input> = [
  holds: (input: Input) => boolean,
  field: Field & string,
  message: string,
]

/** Returns the result for the first rule that an input breaks, or undefined. */
export const firstViolationOf =
  <Input>(rules: readonly Rule<Input, string>[]) =>
  (input: Input) => {
    const violation = rules.find(([holds]) => !holds(input))
    return violation && invalidInput(violation[1], violation[2])
  }

/** A check that was made, and the field and message if it failed. */
export type Check = [holds: boolean, field: string, message: string]

/** Returns the result for the first check that failed, or undefined. */
export const firstFailedCheck = (checks: readonly Check[]) => {
  const failed = checks.find(([holds]) => !holds)
  return failed && invalidInput(failed[1], failed[2])
}

const MAX_CLIENT_ID_LENGTH = 64

/** The result for an id of the client that is too short or too long, or undefined. */
export const clientIdViolation = (clientId: string | null | undefined) =>
  clientId != null && (clientId === '' || clientId.length > MAX_CLIENT_ID_LENGTH)
    ? invalidInput('clientId', `A client id has 1 to ${MAX_CLIENT_ID_LENGTH} characters.`)
    : undefined

/** The result for a name of a token or a passkey that is missing or too long, or undefined. */
export const labelViolation = (name: string) => {
  if (name === '') return invalidInput('name', 'Name is required')
  return name.length > 60 ? invalidInput('name', 'Name has at most 60 characters') : undefined
}

/** The result of an edit of content that has changed since the version `seen`. Undefined if it has not, and without `seen`. */
export const versionConflict = <Row extends { version: number }>(current: Row, seen: number | null | undefined) =>
  seen == null || seen === current.version
    ? undefined
    : {
        __typename: 'VersionConflict' as const,
        current,
        version: current.version,
        message: 'It was changed elsewhere, so nothing was saved.',
      }

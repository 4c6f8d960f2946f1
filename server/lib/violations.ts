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

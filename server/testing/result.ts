import type { Result } from './execute'

interface Member {
  __typename: string
}

const isType = <Union extends Member, Name extends Union['__typename']>(
  result: Union,
  name: Name,
): result is Extract<Union, { __typename: Name }> => result.__typename === name

/** Narrows the result of a mutation to a member of its union. Throws if it is another member. */
export const expectType = <Union extends Member, Name extends Union['__typename']>(result: Union, name: Name) => {
  if (!isType(result, name)) throw new Error(`${JSON.stringify(result)} is no ${name}`)
  return result
}

/** Excludes null and undefined from a type. Throws for them. */
export const expectValue = <Value>(value: Value) => {
  if (value === null || value === undefined) {
    const error = new Error(`Expected a value, got ${value}`)
    // The stack begins with the test.
    Error.captureStackTrace(error, expectValue)
    throw error
  }
  return value
}

/** The code of the first error. Undefined without errors. */
export const codeOf = ({ errors }: Pick<Result<unknown>, 'errors'>) => errors?.[0]?.extensions?.code

/** Returns an element, or another value, that has to be there. Throws otherwise, with a stack that begins in the test. */
export const assertFound = <Value>(value: Value): NonNullable<Value> => {
  if (value !== null && value !== undefined) return value
  const error = new Error('The element is missing.')
  Error.captureStackTrace(error, assertFound)
  throw error
}

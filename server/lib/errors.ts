import { propertyOf } from './property-of'

/** The code of a database error or of a system error, such as `SQLITE_FULL`, `23505` or `ENOSPC`. */
export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** The first line of an error's message, for the operator. */
export const firstLineOf = (error: unknown): string => {
  // The host has several addresses, and none answered.
  if (error instanceof AggregateError) return firstLineOf(error.errors[0])
  return (error instanceof Error && error.message.split('\n')[0]) || 'no reason given'
}

/** The kind of an error, to log without its message, which may hold addresses or card data. */
export const reasonOf = (error: unknown) => ({
  name: propertyOf(error, 'name'),
  // The class of an error of Stripe.
  type: propertyOf(error, 'type'),
  code: propertyOf(error, 'code'),
  responseCode: propertyOf(error, 'responseCode'),
})

import { GraphQLError } from 'graphql'
import { plural } from './text'

const refusal = (message: string, code: string, status: number) =>
  new GraphQLError(message, { extensions: { code, http: { status } } })

/** For malformed input. Input that breaks a rule is a member of the result union instead. */
export const badInput = (message: string) => refusal(message, 'BAD_USER_INPUT', 400)

export const limitExceeded = (message: string) => refusal(message, 'LIMIT_EXCEEDED', 400)

/** For a request that may be repeated after some seconds. */
const refusalFor = (seconds: number, message: string, code: string, status: number) => {
  const headers = new Map([['retry-after', String(seconds)]])
  return new GraphQLError(message, { extensions: { code, http: { status, headers } } })
}

export const throttled = (seconds: number) =>
  refusalFor(
    seconds,
    `Too many requests came from your network address or account. Try again in ${plural(seconds, 'second')}.`,
    'THROTTLED',
    429,
  )

export const OVERLOADED_MESSAGE = 'The server is busy. Try again in a second.'

export const overloaded = () => refusalFor(1, OVERLOADED_MESSAGE, 'OVERLOADED', 503)

export const unauthenticated = () => refusal('Please log in.', 'UNAUTHENTICATED', 401)

export const EMAIL_NOT_CONFIRMED =
  'Please confirm your email address first: open the link that we have mailed you, or ask for a new one on your dashboard.'

export const emailNotConfirmed = () => refusal(EMAIL_NOT_CONFIRMED, 'EMAIL_NOT_CONFIRMED', 403)

export const forbidden = (message = 'Your account may not do this.') => refusal(message, 'FORBIDDEN', 403)

/** The client asks for a factor and repeats the request. */
export const reauthenticationRequired = () =>
  refusal('Please confirm that it is you: you signed in a while ago.', 'REAUTHENTICATION_REQUIRED', 403)

export const secondFactorRequired = () =>
  refusal(
    'This account manages other people’s money and data, so it needs a second factor. Set one up at /second-factor.',
    'SECOND_FACTOR_REQUIRED',
    403,
  )

/** Adds a code to errors that have none. */
export const withCode =
  (code: string) =>
  ({ message, nodes, source, positions, extensions }: GraphQLError) =>
    new GraphQLError(message, { nodes: nodes ?? null, source, positions, extensions: { code, ...extensions } })

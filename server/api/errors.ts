import { GraphQLError } from 'graphql'

const refusal = (message: string, code: string, status: number) =>
  new GraphQLError(message, { extensions: { code, http: { status } } })

/** For malformed input. Input that breaks a rule is a member of the result union instead. */
export const badInput = (message: string) => refusal(message, 'BAD_USER_INPUT', 400)

export const limitExceeded = (message: string) => refusal(message, 'LIMIT_EXCEEDED', 400)

export const unauthenticated = () => refusal('Please log in.', 'UNAUTHENTICATED', 401)

export const forbidden = () => refusal('Your account may not do this.', 'FORBIDDEN', 403)

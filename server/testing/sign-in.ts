import { users } from '../../fixtures/users'
import type { Visitor } from '../api/visitor'
import type { UserRole } from '../generated/resolvers'
import { type Execute, newVisitor } from './execute'

/** The accounts that anybody may try the site with. */
export const sampleAccounts = users.flatMap(({ password, ...user }) => (password ? [{ ...user, password }] : []))

const loginMutation = `mutation ($input: LoginInput!) { login(input: $input) {
  __typename
  ... on LoginSuccess { user { id name email role avatar company { name } createdAt socialProvider } }
  ... on InvalidCredentials { message }
  ... on TooManyAttempts { retryAfterSeconds }
} }`

/** What a sign-in answers: the member of the result union. */
export const login = async (execute: Execute, input: Record<string, unknown>, visitor: Visitor = newVisitor()) => {
  const { data } = await execute(loginMutation, { input }, visitor)
  return data.login
}

/** A visitor signed in as the sample account of a role. */
export const signedInAs = async (execute: Execute, role: UserRole) => {
  const account = sampleAccounts.find((sample) => sample.role === role)
  const visitor = newVisitor()
  await login(execute, { email: account?.email, password: account?.password }, visitor)
  if (!visitor.token) throw new Error(`${role} could not sign in`)
  return visitor
}

/** Who the server says a visitor is. */
export const viewerOf = async (execute: Execute, visitor: Visitor) =>
  (await execute('{ viewer { email role } }', {}, visitor)).data.viewer

import { users } from '../../../fixtures/accounts/users'
import type { Visitor } from '../../api/visitor'
import { type Execute, newVisitor } from '../execute'
import type { LoginInput, UserRole } from '../generated/schema'
import { LoginDocument, ViewerDocument } from './sign-in.generated'

/** The accounts of the fixtures that have a password. */
export const sampleAccounts = users.flatMap(({ password, ...user }) => (password ? [{ ...user, password }] : []))

/** Logs in and returns the member of the result union. */
export const login = async (execute: Execute, input: LoginInput, visitor: Visitor = newVisitor()) =>
  (await execute(LoginDocument, { input }, visitor)).data.login

/** A visitor signed in as the sample account of a role. */
export const signedInAs = async (execute: Execute, role: UserRole) => {
  const account = sampleAccounts.find((sample) => sample.role === role)
  if (!account) throw new Error(`No sample account is ${role}`)
  const visitor = newVisitor()
  await login(execute, { email: account.email, password: account.password }, visitor)
  if (!visitor.token) throw new Error(`${role} could not sign in`)
  return visitor
}

/** The account that a visitor is signed in as. */
export const viewerOf = async (execute: Execute, visitor: Visitor) =>
  (await execute(ViewerDocument, {}, visitor)).data.viewer

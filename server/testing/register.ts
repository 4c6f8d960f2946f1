import { type Execute, newVisitor } from './execute'
import type { UserRole } from './generated/schema'
import { RegisterDocument } from './register.generated'
import { expectType } from './result'

let registered = 0

/** A visitor with a new account of their own, whose password is `secret1`. */
export const registeredAs = async (
  execute: Execute,
  email: string,
  role: UserRole = 'CUSTOMER',
  companyName = 'Byron Ltd',
) => {
  registered += 1
  // From an address of their own: an address may not register without end.
  const visitor = newVisitor(`198.51.100.${registered}`)
  const input = { name: 'Ada Byron', email, password: 'secret1', role, companyName }
  const { data } = await execute(RegisterDocument, { input }, visitor)
  const { user } = expectType(data.register, 'RegisterSuccess')
  return { visitor, id: user.id, email }
}

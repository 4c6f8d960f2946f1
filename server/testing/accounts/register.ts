import { type Execute, newVisitor } from '../execute'
import type { UserRole } from '../generated/schema'
import { expectType } from '../result'
import { RegisterDocument } from './register.generated'

let registered = 0

/** Registers an account with the password `secret1`. */
export const registeredAs = async (
  execute: Execute,
  email: string,
  role: UserRole = 'CUSTOMER',
  companyName = 'Byron Ltd',
) => {
  registered += 1
  // A new IP address, because registrations are limited per address.
  const visitor = newVisitor(`198.18.${registered >> 8}.${registered & 255}`)
  const input = { name: 'Ada Byron', email, password: 'secret1', role, companyName }
  const { data } = await execute(RegisterDocument, { input }, visitor)
  const { user } = expectType(data.register, 'RegisterSuccess')
  return { visitor, id: user.id, email }
}

import { type Execute, newVisitor } from './execute'

let registered = 0

/** A visitor with a new account of their own, whose password is `secret1`. */
export const registeredAs = async (execute: Execute, email: string, role = 'CUSTOMER') => {
  registered += 1
  // From an address of their own: an address may not register without end.
  const visitor = newVisitor(`198.51.100.${registered}`)
  const input = { name: 'Ada Byron', email, password: 'secret1', role, companyName: 'Byron Ltd' }
  const { data } = await execute(
    'mutation ($input: RegisterInput!) { register(input: $input) { ... on RegisterSuccess { user { id } } } }',
    { input },
    visitor,
  )
  return { visitor, id: String(data.register.user.id), email }
}

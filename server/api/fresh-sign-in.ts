import { forbidden, reauthenticationRequired, unauthenticated } from '../lib/request-errors'
import type { Visitor } from './visitor'

/** Refuses a field that needs a fresh sign-in: to access tokens by the field's name, and to sessions without a fresh sign-in. */
export const checkFreshSignIn = async (
  name: string,
  { accessToken, token }: Visitor,
  isFresh: (token: string) => Promise<boolean | undefined>,
) => {
  if (accessToken) throw tokenRefused(name)
  const fresh = token === undefined ? undefined : await isFresh(token)
  // The session may have ended since the viewer was read, as when another admin suspends the account.
  if (fresh === undefined) throw unauthenticated()
  if (!fresh) throw reauthenticationRequired()
}

export const tokenRefused = (name: string) =>
  forbidden(`Access tokens can't use \`${name}\`. Sign in on the site instead.`)

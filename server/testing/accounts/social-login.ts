import { type Execute, newVisitor } from '../execute'
import type { SocialProvider } from '../generated/schema'
import { SocialLoginDocument } from './own-account.generated'

/** Starts a social login and returns the member of the result union. */
export const socialLogin = async (execute: Execute, provider: SocialProvider, visitor = newVisitor()) =>
  (await execute(SocialLoginDocument, { provider }, visitor)).data.socialLogin

/** The user that the social login signs in. Throws if it fails. */
export const socialUser = async (execute: Execute, provider: SocialProvider, visitor = newVisitor()) => {
  const result = await socialLogin(execute, provider, visitor)
  if (result.__typename !== 'SocialLoginSuccess') throw new Error(`Social login: ${result.__typename}`)
  return result.user
}

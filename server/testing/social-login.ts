import { type Execute, newVisitor } from './execute'
import type { SocialProvider } from './generated/schema'
import { SocialLoginDocument } from './own-account.generated'

/** The member of the result union. */
export const socialLogin = async (execute: Execute, provider: SocialProvider, visitor = newVisitor()) =>
  (await execute(SocialLoginDocument, { provider }, visitor)).data.socialLogin

/** The user whom the social login of a visitor signs in. */
export const socialUser = async (execute: Execute, provider: SocialProvider, visitor = newVisitor()) => {
  const result = await socialLogin(execute, provider, visitor)
  if (result.__typename !== 'SocialLoginSuccess') throw new Error(`Social login: ${result.__typename}`)
  return result.user
}

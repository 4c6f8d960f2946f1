import type { SocialProvider } from '../../generated/schema'
import type { IconName } from '../../ui/icon/icon'

export interface Social {
  provider: SocialProvider
  /** The provider's own spelling. */
  name: string
  icon: IconName
}

export const socialProviders: readonly Social[] = [
  { provider: 'GOOGLE', name: 'Google', icon: 'google' },
  { provider: 'FACEBOOK', name: 'Facebook', icon: 'facebook' },
  { provider: 'LINKEDIN', name: 'LinkedIn', icon: 'linkedin' },
  { provider: 'APPLE', name: 'Apple', icon: 'apple' },
]

/** The page that shows the buttons. */
export type Purpose = 'login' | 'registration'

export const socialSuccess = (purpose: Purpose, { name }: Social) =>
  purpose === 'login' ? 'Login successful! Redirecting...' : `${name} registration successful! Redirecting...`

export const socialFailure = (purpose: Purpose, { name }: Social) =>
  `${name} ${purpose} failed. Please try another method.`

export const socialException = (purpose: Purpose, { provider }: Social) =>
  `An error occurred during ${provider.toLowerCase()} ${purpose}. Please try again.`

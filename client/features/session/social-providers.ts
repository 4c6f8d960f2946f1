import type { IconName } from '../../ui/icon'
import type { SocialProvider } from './social-login.generated'

export interface Social {
  provider: SocialProvider
  /** As it writes itself. */
  name: string
  icon: IconName
}

export const socialProviders: readonly Social[] = [
  { provider: 'GOOGLE', name: 'Google', icon: 'google' },
  { provider: 'FACEBOOK', name: 'Facebook', icon: 'facebook' },
  { provider: 'LINKEDIN', name: 'LinkedIn', icon: 'linkedin' },
  { provider: 'APPLE', name: 'Apple', icon: 'apple' },
]

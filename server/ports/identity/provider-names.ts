import type { SocialProvider } from '../../generated/resolvers'

/** As they write themselves. */
export const providerNames: Record<SocialProvider, string> = {
  GOOGLE: 'Google',
  FACEBOOK: 'Facebook',
  LINKEDIN: 'LinkedIn',
  APPLE: 'Apple',
}

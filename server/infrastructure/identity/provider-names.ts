import type { SocialProvider } from '../../generated/resolvers'

/** Display names. */
export const providerNames: Record<SocialProvider, string> = {
  GOOGLE: 'Google',
  FACEBOOK: 'Facebook',
  LINKEDIN: 'LinkedIn',
  APPLE: 'Apple',
}

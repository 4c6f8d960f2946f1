import type { SocialProvider } from '../../generated/resolvers'

/** Display names. */
export const providerNames: Record<SocialProvider, string> = {
  GOOGLE: 'Google',
  FACEBOOK: 'Facebook',
  LINKEDIN: 'LinkedIn',
  APPLE: 'Apple',
}

/** The provider's name in paths: `google`. */
export const slugOf = (provider: SocialProvider) => provider.toLowerCase()

const bySlug = new Map(
  Object.keys(providerNames)
    .filter((name): name is SocialProvider => name in providerNames)
    .map((provider) => [slugOf(provider), provider]),
)

export const providerOf = (slug: string | undefined) => (slug === undefined ? undefined : bySlug.get(slug))

/** The path that a provider redirects back to. */
export const callbackPath = (provider: SocialProvider) => `/auth/callback/${slugOf(provider)}`

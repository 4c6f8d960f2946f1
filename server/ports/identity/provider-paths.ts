import type { SocialProvider } from '../../generated/resolvers'
import { providerNames } from './provider-names'

/** How addresses name a provider: `google`. */
export const slugOf = (provider: SocialProvider) => provider.toLowerCase()

const bySlug = new Map(
  Object.keys(providerNames)
    .filter((name): name is SocialProvider => name in providerNames)
    .map((provider) => [slugOf(provider), provider]),
)

export const providerOf = (slug: string | undefined) => (slug === undefined ? undefined : bySlug.get(slug))

/** Where a provider sends the browser back to. */
export const callbackPath = (provider: SocialProvider) => `/auth/callback/${slugOf(provider)}`

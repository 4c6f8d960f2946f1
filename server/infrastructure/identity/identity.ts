import type { SocialProvider } from '../../generated/resolvers'

/** A person at a provider. `subject` never changes; an email address may change hands. */
export interface Identity {
  subject: string
  name: string
  /** Only where the provider has verified it. */
  email: string | undefined
}

/** Secrets that bind a provider's response to the browser that began the flow. Random, and used once. */
export interface OAuthSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

export type LoginStart =
  | { kind: 'identity'; identity: Identity }
  | { kind: 'redirect'; url: string }
  | { kind: 'failed' }

/** An identity provider. It answers at once, or on its own page as in OpenID Connect. */
export interface IdentityProvider {
  begin: (provider: SocialProvider, secrets: OAuthSecrets) => Promise<LoginStart>
  /** The identity after the provider's page. Undefined if the login failed. `answer` is the query string of the callback. */
  finish: (provider: SocialProvider, secrets: OAuthSecrets, answer: URLSearchParams) => Promise<Identity | undefined>
}

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

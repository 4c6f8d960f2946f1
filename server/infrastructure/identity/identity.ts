import type { SocialProvider } from '../../generated/resolvers'

/** An account at an identity provider. `subject` never changes; an email address can pass to somebody else. */
export interface Identity {
  subject: string
  /** Empty if the provider has none. */
  name: string
  /** Undefined unless the provider has verified it. */
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

interface LoginOptions {
  /** The provider asks for its own password, even if its session is still open. */
  fresh: boolean
}

export interface IdentityProvider {
  /** Returns the identity at once, or the URL of the provider's page, as in OpenID Connect. */
  begin: (provider: SocialProvider, secrets: OAuthSecrets, options: LoginOptions) => Promise<LoginStart>
  /** Returns the identity after the provider's page, or undefined if the login failed. `query` is the callback's query. */
  finish: (
    provider: SocialProvider,
    secrets: OAuthSecrets,
    query: URLSearchParams,
    options: LoginOptions,
  ) => Promise<Identity | undefined>
}

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

import type { SocialProvider } from '../../generated/resolvers'

/** A person at a provider. `subject` never changes; an email address may change hands. */
export interface Identity {
  subject: string
  name: string
  /** Only where the provider has verified it. */
  email: string | undefined
}

/** Secrets that tie a provider's answer to the browser that asked. They can't be guessed and are used once. */
export interface OAuthSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

export type LoginStart =
  | { kind: 'identity'; identity: Identity }
  | { kind: 'redirect'; url: string }
  | { kind: 'failed' }

/** Identity providers in the manner of OpenID Connect: they answer at once, or on a page of their own. */
export interface IdentityProvider {
  begin: (provider: SocialProvider, secrets: OAuthSecrets) => Promise<LoginStart>
  /** The identity of whoever comes back from the provider's page, undefined if the login failed. `answer` is the query string. */
  finish: (provider: SocialProvider, secrets: OAuthSecrets, answer: URLSearchParams) => Promise<Identity | undefined>
}

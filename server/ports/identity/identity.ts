import type { SocialProvider } from '../../generated/resolvers'

/** What a provider says of a person: `subject` is theirs for ever, an email may change hands. */
export interface Identity {
  subject: string
  name: string
  /** Only where the provider has made sure that it is theirs. */
  email: string | undefined
}

/** What ties a provider's answer to the browser that asked; nobody can guess any of it, and it serves once. */
export interface TripSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

export type Beginning =
  | { kind: 'identity'; identity: Identity }
  | { kind: 'redirect'; url: string }
  | { kind: 'failed' }

/** Those outside who can vouch for a person, as OpenID Connect has it: at once, or on a page of their own. */
export interface IdentityProvider {
  begin: (provider: SocialProvider, secrets: TripSecrets) => Promise<Beginning>
  /** Who came back from the provider's page; undefined for nobody. `answer` is the query that they came with. */
  finish: (provider: SocialProvider, secrets: TripSecrets, answer: URLSearchParams) => Promise<Identity | undefined>
}

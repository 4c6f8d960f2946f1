import type { SocialProvider } from '../../generated/resolvers'

/** What a provider says of a person: `subject` is theirs for ever, an email may change hands. */
export interface Identity {
  subject: string
  name: string
  email: string
}

export type IdentityAnswer =
  | { kind: 'identity'; identity: Identity }
  | { kind: 'redirect'; url: string }
  | { kind: 'failed' }

/** Those outside who can vouch for a person. */
export interface IdentityProvider {
  vouch: (provider: SocialProvider) => Promise<IdentityAnswer>
}

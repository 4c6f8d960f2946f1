import type { Visitor } from '../../../api/visitor'
import type { SocialProvider, SocialPurpose } from '../../../generated/resolvers'
import type { OAuthSecrets } from '../../../infrastructure/identity/identity'
import { toBase64Url } from '../../../lib/base64'
import { later } from '../../../lib/dates'
import { hmacSha256 } from '../../../lib/digest'
import { hashToken, randomToken } from '../../../lib/secure-random'
import type { OAuthStateRepository } from './oauth-state.repository'

export const OAUTH_FLOW_MS = 600_000

export interface OAuthPurpose {
  purpose: SocialPurpose
  /** A path of this site. */
  next: string | null
}

interface Dependencies {
  oauthStateRepository: OAuthStateRepository
  visitor: Visitor
  now: () => Date
}

/** An OAuth flow can be finished once, within ten minutes, in the browser that started it. */
export const createOAuthFlow = ({ oauthStateRepository, visitor, now }: Dependencies) => ({
  /** A new token, and the secrets derived from it for the provider. */
  plan: () => {
    const token = randomToken()
    return { token, secrets: secretsOf(token) }
  },

  start: async (token: string, provider: SocialProvider, { purpose, next }: OAuthPurpose) => {
    const started = now()
    await oauthStateRepository.removeExpired(started)
    const expiresAt = later(started, OAUTH_FLOW_MS).toISOString()
    await oauthStateRepository.add({ tokenHash: hashToken(token), provider, purpose, next, expiresAt })
    visitor.setToken('oauth', token)
  },

  /** Ends the visitor's flow. Returns undefined for a wrong state and keeps the flow, so that a forged callback can't end it. */
  end: async (
    provider: SocialProvider,
    state: string | null,
  ): Promise<(OAuthPurpose & { secrets: OAuthSecrets }) | undefined> => {
    const token = visitor.otherTokens.oauth
    if (token === undefined) return undefined
    const secrets = secretsOf(token)
    if (state !== secrets.state) return undefined
    visitor.setToken('oauth', undefined)
    const flow = await oauthStateRepository.take(hashToken(token))
    if (!flow || flow.provider !== provider || now().getTime() >= Date.parse(flow.expiresAt)) return undefined
    return { purpose: flow.purpose, next: flow.next, secrets }
  },
})

export type OAuthFlow = ReturnType<typeof createOAuthFlow>

/** Secrets are derived from the cookie's token, so that the database doesn't have to store them. */
const secretsOf = (token: string): OAuthSecrets => {
  const secret = (use: string) => toBase64Url(hmacSha256(token, use))
  return { state: secret('state'), nonce: secret('nonce'), codeVerifier: secret('code verifier') }
}

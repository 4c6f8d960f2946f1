import { createHmac } from 'node:crypto'
import type { Visitor } from '../../api/visitor'
import type { SocialProvider, SocialPurpose } from '../../generated/resolvers'
import type { OAuthSecrets } from '../../infrastructure/identity/identity'
import type { OAuthStateRepository } from './oauth-state.repository'
import { hashToken, newToken } from './session.service'

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

/** OAuth flows: each can be finished once, within ten minutes, in the browser where it began. */
export const createOAuthFlow = ({ oauthStateRepository, visitor, now }: Dependencies) => ({
  /** A new token, and the secrets derived from it for the provider. */
  plan: () => {
    const token = newToken()
    return { token, secrets: secretsOf(token) }
  },

  start: async (token: string, provider: SocialProvider, { purpose, next }: OAuthPurpose) => {
    const started = now()
    await oauthStateRepository.removeExpired(started)
    const expiresAt = new Date(started.getTime() + OAUTH_FLOW_MS).toISOString()
    await oauthStateRepository.add({ tokenHash: hashToken(token), provider, purpose, next, expiresAt })
    visitor.setOAuthToken(token)
  },

  /** Ends the visitor's flow. Undefined if the state does not match; then the flow continues, so that a forged callback can't end it. */
  end: async (
    provider: SocialProvider,
    state: string | null,
  ): Promise<(OAuthPurpose & { secrets: OAuthSecrets }) | undefined> => {
    const token = visitor.oauthToken
    if (token === undefined) return undefined
    const secrets = secretsOf(token)
    if (state !== secrets.state) return undefined
    visitor.clearOAuthToken()
    const flow = await oauthStateRepository.take(hashToken(token))
    if (!flow || flow.provider !== provider || now().getTime() >= Date.parse(flow.expiresAt)) return undefined
    return { purpose: flow.purpose, next: flow.next, secrets }
  },
})

export type OAuthFlow = ReturnType<typeof createOAuthFlow>

/** Derived from the token in the cookie, so that the database stores none of them. */
const secretsOf = (token: string): OAuthSecrets => {
  const secret = (use: string) => createHmac('sha256', token).update(use).digest('base64url')
  return { state: secret('state'), nonce: secret('nonce'), codeVerifier: secret('code verifier') }
}

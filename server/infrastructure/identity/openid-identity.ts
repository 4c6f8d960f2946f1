import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client'
import type { SocialProvider } from '../../generated/resolvers'
import { isLoopback } from '../../lib/addresses/loopback'
import { HOUR_MS } from '../../lib/dates'
import type { Log } from '../log'
import { callbackPath, type Identity, type IdentityProvider } from './identity'
import type { OpenIdClient, OpenIdClients } from './openid-config'

const TIMEOUT_SECONDS = 5
/** Cache time of a provider's discovery document. */
const CACHE_MS = HOUR_MS

interface Dependencies {
  clients: OpenIdClients
  publicUrl: URL
  log: Log
  now: () => Date
  /** The identity provider for names that are not configured. */
  fallback: IdentityProvider
}

/** Identity providers by OpenID Connect, with the authorization code flow and PKCE. */
export const openIdIdentity = ({ clients, publicUrl, log, now, fallback }: Dependencies): IdentityProvider => {
  const configurationOf = cachedDiscovery(now)
  const redirectUri = (provider: SocialProvider) => new URL(callbackPath(provider), publicUrl)

  /** Logs an error of the provider as a warning, and returns `failed`. */
  const orFailed = async <Value, Failed>(provider: SocialProvider, work: () => Promise<Value>, failed: Failed) => {
    try {
      return await work()
    } catch (error) {
      log.warn({ provider, reason: errorNameOf(error) }, 'A social sign-in failed')
      return failed
    }
  }

  return {
    begin: async (provider, secrets, options) => {
      const client = clients[provider]
      if (!client) return fallback.begin(provider, secrets, options)
      const redirect = async () => {
        const url = buildAuthorizationUrl(await configurationOf(client), {
          redirect_uri: redirectUri(provider).href,
          // Apple's scope for the profile is `name`.
          scope: provider === 'APPLE' ? 'openid name email' : 'openid profile email',
          // Apple sends the email only with form_post.
          ...(provider === 'APPLE' && { response_mode: 'form_post' }),
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: 'S256',
          ...(options.fresh && { prompt: 'login', max_age: '0' }),
        })
        return { kind: 'redirect' as const, url: url.href }
      }
      return orFailed(provider, redirect, { kind: 'failed' as const })
    },

    finish: async (provider, { state, nonce, codeVerifier }, query, { fresh }) => {
      const client = clients[provider]
      if (!client) return undefined
      const identity = async () => {
        const configuration = await configurationOf(client)
        const url = redirectUri(provider)
        url.search = query.toString()
        const tokens = await authorizationCodeGrant(configuration, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          // Checks the claim `auth_time`, with a tolerance for clocks.
          ...(fresh && { maxAge: 0 }),
        })
        const claims = tokens.claims()
        if (!claims) return undefined
        // Some providers put only the subject into the token.
        const needsUserInfo =
          claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
        const about = needsUserInfo ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims
        return identityOf(provider === 'APPLE' ? { ...namesBesideCode(query), ...about } : about)
      }
      return orFailed(provider, identity, undefined)
    },
  }
}

/** Fetches a provider's discovery document once for parallel logins. A failure isn't cached. */
const cachedDiscovery = (now: () => Date) => {
  const cache = new Map<OpenIdClient, { until: number; configuration: Promise<Configuration> }>()
  return (client: OpenIdClient) => {
    const cached = cache.get(client)
    if (cached && now().getTime() < cached.until) return cached.configuration
    const configuration = discover(client)
    cache.set(client, { until: now().getTime() + CACHE_MS, configuration })
    configuration.catch(() => cache.delete(client))
    return configuration
  }
}

const discover = ({ issuer, clientId, clientSecret }: OpenIdClient) =>
  discovery(issuer, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: [enableNonRepudiationChecks, ...(isLoopback(issuer) ? [allowInsecureRequests] : [])],
  })

/** Leaves out the provider's own text, which may hold codes and tokens. */
const errorNameOf = (error: unknown) => {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name
}

const MAX_NAME_LENGTH = 100

interface Claims {
  sub: string
  name?: unknown
  given_name?: unknown
  family_name?: unknown
  email?: unknown
  email_verified?: unknown
}

/** The identity in a provider's claims, cut to the lengths of our columns. */
const identityOf = (claims: Claims): Identity => {
  const address = textOf(claims.email)
  // Apple and LinkedIn write the flag as a text.
  const isVerified = claims.email_verified === true || claims.email_verified === 'true'
  // The addresses of Apple's "Hide My Email" are random.
  const local = address.endsWith('@privaterelay.appleid.com') ? '' : address.split('@')[0]
  const name = textOf(claims.name) || textOf(`${textOf(claims.given_name)} ${textOf(claims.family_name)}`) || local
  return {
    subject: claims.sub,
    name: (name ?? '').slice(0, MAX_NAME_LENGTH).trim(),
    email: isVerified && address !== '' ? address : undefined,
  }
}

/** Apple's tokens have no name. It comes beside the code, unsigned, when a user signs in here for the first time. */
const namesBesideCode = (query: URLSearchParams) => ({
  given_name: query.get('given_name'),
  family_name: query.get('family_name'),
})

/** A claim as one line without control characters. Empty if it is no text. */
const textOf = (claim: unknown) =>
  typeof claim === 'string'
    ? claim
        .normalize('NFC')
        .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
        .trim()
    : ''

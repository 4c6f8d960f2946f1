import type { SocialProvider } from '../../generated/resolvers'
import { isLoopback } from '../../lib/addresses/loopback.ts'
import { StartError } from '../../lib/start-error.ts'

/** Our credentials at a provider. */
export interface OpenIdClient {
  issuer: URL
  clientId: string
  clientSecret: string
}

export type OpenIdClients = Partial<Record<SocialProvider, OpenIdClient>>

const providers = ['GOOGLE', 'FACEBOOK', 'LINKEDIN', 'APPLE'] as const

/** The providers configured in the environment. Throws a StartError for an incomplete one. */
export const readOpenIdClients = (
  environment: Readonly<Record<string, string | undefined>>,
  publicUrl: URL | undefined,
): OpenIdClients => {
  const clients: OpenIdClients = {}
  for (const provider of providers) {
    const read = (part: string) => environment[`OIDC_${provider}_${part}`]?.trim() ?? ''
    const [issuer, clientId, clientSecret] = [read('ISSUER'), read('CLIENT_ID'), read('CLIENT_SECRET')]
    if (!issuer && !clientId && !clientSecret) continue
    for (const [part, value] of Object.entries({ ISSUER: issuer, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret })) {
      if (value) continue
      throw new StartError(`OIDC_${provider}_${part} is missing: a provider takes ISSUER, CLIENT_ID and CLIENT_SECRET.`)
    }
    if (!publicUrl) {
      throw new StartError(`PUBLIC_URL is missing: OIDC_${provider}_ISSUER needs an address to send people back to.`)
    }
    clients[provider] = { issuer: asIssuer(`OIDC_${provider}_ISSUER`, issuer), clientId, clientSecret }
  }
  return clients
}

const asIssuer = (name: string, text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && !url.search && !url.hash && (url.protocol === 'https:' || isLoopback(url))) return url
  throw new StartError(`${name}=${text} makes no sense: it takes an address like https://accounts.example.com.`)
}

import type { Log } from '../log'
import type { IdentityProvider } from './identity'
import type { OpenIdClients } from './openid-config'
import { openIdIdentity } from './openid-identity'
import { sampleIdentity } from './sample-identity'

/** Fails every login, for providers that are not configured. */
export const noIdentity: IdentityProvider = {
  begin: async () => ({ kind: 'failed' }),
  finish: async () => undefined,
}

interface Setting {
  openIdClients: OpenIdClients
  publicUrl: URL | undefined
  sampleData: boolean
}

/** The configured identity providers. The others are sample providers with sample data, and fail without. */
export const createIdentities = (
  { openIdClients: clients, publicUrl, sampleData }: Setting,
  log: Log,
  now: () => Date,
): IdentityProvider => {
  const fallback = sampleData ? sampleIdentity : noIdentity
  return publicUrl ? openIdIdentity({ clients, publicUrl, log, now, fallback }) : fallback
}

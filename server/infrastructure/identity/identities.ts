import type { Config } from '../../start/config'
import type { Log } from '../log'
import { type IdentityProvider, providerNames } from './identity'
import { openIdIdentity } from './openid-identity'

/** Returns a sample identity for each provider, without a redirect. */
export const sampleIdentity: IdentityProvider = {
  begin: async (provider) => ({
    kind: 'identity',
    identity: {
      subject: `sample-${provider.toLowerCase()}`,
      name: `${providerNames[provider]} Visitor`,
      email: `${provider.toLowerCase()}.visitor@example.com`,
    },
  }),
  finish: async () => undefined,
}

/** Fails every login, for providers that are not configured. */
export const noIdentity: IdentityProvider = {
  begin: async () => ({ kind: 'failed' }),
  finish: async () => undefined,
}

type Setting = Pick<Config, 'openIdClients' | 'publicUrl' | 'sampleData'>

/** The configured identity providers. The others are sample providers with sample data, and fail without. */
export const createIdentities = (
  { openIdClients: clients, publicUrl, sampleData }: Setting,
  log: Log,
  now: () => Date,
): IdentityProvider => {
  const fallback = sampleData ? sampleIdentity : noIdentity
  return publicUrl ? openIdIdentity({ clients, publicUrl, log, now, fallback }) : fallback
}

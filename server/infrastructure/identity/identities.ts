import type { Config } from '../../start/config'
import type { Log } from '../log'
import { type IdentityProvider, providerNames } from './identity'
import { openIdIdentity } from './openid-identity'

/** Signs in one sample person per provider at once. */
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

/** Fails every login, where no provider is configured. */
export const noIdentity: IdentityProvider = {
  begin: async () => ({ kind: 'failed' }),
  finish: async () => undefined,
}

type Setting = Pick<Config, 'openIdClients' | 'publicUrl' | 'sampleData'>

/** The configured identity providers. The others are sample ones with sample data, or fail. */
export const createIdentities = (
  { openIdClients: clients, publicUrl, sampleData }: Setting,
  log: Log,
  now: () => Date,
): IdentityProvider => {
  const fallback = sampleData ? sampleIdentity : noIdentity
  return publicUrl ? openIdIdentity({ clients, publicUrl, log, now, fallback }) : fallback
}

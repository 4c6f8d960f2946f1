import type { IdentityProvider } from './identity'
import { providerNames } from './provider-names'

/** Vouches at once for one sample person per provider. */
export const sampleIdentity: IdentityProvider = {
  vouch: async (provider) => ({
    kind: 'identity',
    identity: {
      subject: `sample-${provider.toLowerCase()}`,
      name: `${providerNames[provider]} Visitor`,
      email: `${provider.toLowerCase()}.visitor@example.com`,
    },
  }),
}

/** Where no provider is set up, nobody vouches. */
export const noIdentity: IdentityProvider = { vouch: async () => ({ kind: 'failed' }) }

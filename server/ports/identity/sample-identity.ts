import type { IdentityProvider } from './identity'
import { providerNames } from './provider-names'

/** Vouches at once for one sample person per provider. */
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

/** Where no provider is set up, nobody vouches. */
export const noIdentity: IdentityProvider = {
  begin: async () => ({ kind: 'failed' }),
  finish: async () => undefined,
}

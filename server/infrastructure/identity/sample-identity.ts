import { type IdentityProvider, providerNames } from './identity'

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

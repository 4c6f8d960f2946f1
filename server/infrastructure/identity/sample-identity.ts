import { type IdentityProvider, providerNames } from './identity'

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

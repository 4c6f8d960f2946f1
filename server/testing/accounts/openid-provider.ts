import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

/** The claims of an account at the provider. */
export interface ProviderAccount {
  sub: string
  name?: string
  email?: string
  email_verified?: boolean
}

const loginOf = ({ sub: accountId }: ProviderAccount, at: Date | undefined) => ({
  accountId,
  ...(at && { ts: Math.floor(at.getTime() / 1_000) }),
})

/** Starts a real OpenID Connect provider on this machine. It signs in the account of `signInAs` without asking. */
export const startOpenIdProvider = async (redirectUris: string[]) => {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address?.port}`
  let account: ProviderAccount = { sub: 'nobody' }
  let signedInAt: Date | undefined

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'marque',
        client_secret: 'a secret that is long enough',
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    cookies: { keys: ['a key for tests'] },
    jwks: { keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/sign-in' },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ ...account, sub: accountId }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: 'marque', accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  const handle = provider.callback()
  server.on('request', (request, response) => {
    if (request.url !== '/sign-in') return void handle(request, response)
    void provider.interactionFinished(request, response, { login: loginOf(account, signedInAt) })
  })

  return {
    issuer: new URL(issuer),
    /** Sets the account of the next sign-in, and the time of its claim `auth_time`: now by default. */
    signInAs: (next: ProviderAccount, at?: Date) => {
      account = next
      signedInAt = at
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

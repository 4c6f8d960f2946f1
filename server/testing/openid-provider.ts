import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

/** Who is at the provider's keyboard: the claims of their account there. */
export interface Person {
  sub: string
  name?: string
  email?: string
  email_verified?: boolean
}

/** A real OpenID Connect provider on this machine; whoever comes is signed in as `person` without a question. */
export const startOpenIdProvider = async (redirectUris: string[]) => {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address?.port}`
  let person: Person = { sub: 'nobody' }

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
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ ...person, sub: accountId }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: 'marque', accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (request.url !== '/sign-in') return void answer(request, response)
    void provider.interactionFinished(request, response, { login: { accountId: person.sub } })
  })

  return {
    issuer: new URL(issuer),
    /** Who comes next. */
    be: (next: Person) => {
      person = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

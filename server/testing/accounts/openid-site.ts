import pino from 'pino'
import type { Database } from '../../database/connection'
import { noIdentity } from '../../infrastructure/identity/identities'
import { openIdIdentity } from '../../infrastructure/identity/openid-identity'
import type { SocialLoginInput } from '../generated/schema'
import { expectType } from '../result'
import { startServer } from '../test-server'
import { followRedirects } from './follow-redirects'
import { type ProviderAccount, startOpenIdProvider } from './openid-provider'
import { SocialLoginForDocument } from './openid-site.generated'
import { OwnAccountDocument } from './own-account.generated'

export const publicUrl = new URL('http://marque.test')
export const callback = (provider: string) => `${publicUrl.origin}/auth/callback/${provider}`
export const isCallback = (url: URL) => url.origin === publicUrl.origin

interface Options {
  db: Database
  now: () => Date
  until: (stop: () => Promise<void>) => void
}

interface FlowOptions {
  input?: Partial<SocialLoginInput>
  /** Tampers with the authorization request. */
  change?: (url: URL) => void
  /** The time when the account signed in at the provider. */
  signedInAt?: Date
}

/** Starts a server whose accounts at Google and Apple are those of a real OpenID Connect provider on this machine. */
export const startOpenIdSite = async ({ db, now, until }: Options) => {
  const openid = await startOpenIdProvider([callback('google'), callback('apple')])
  until(openid.stop)
  const client = { issuer: openid.issuer, clientId: 'marque', clientSecret: 'a secret that is long enough' }
  const unreachable = { ...client, issuer: new URL('http://127.0.0.1:1') }
  const logged: string[] = []
  const identityProvider = openIdIdentity({
    clients: { GOOGLE: client, APPLE: client, LINKEDIN: unreachable },
    publicUrl,
    log: pino({ base: null }, { write: (line: string) => logged.push(line) }),
    now: () => new Date(),
    fallback: noIdentity,
  })
  const { execute, visit, send } = await startServer({ db, now, infrastructure: { identityProvider }, until })

  /** Starts a social login. Returns its result and the cookie of the flow. */
  const begin = async (input: Partial<SocialLoginInput> = {}) => {
    const { data, response } = await execute(SocialLoginForDocument, { input: { provider: 'GOOGLE', ...input } })
    const setCookie = response.headers.getSetCookie()
    return { result: data.socialLogin, cookie: pairOf(response, 'oauth'), setCookie }
  }
  const redirected = async (input: Partial<SocialLoginInput> = {}) => {
    const { result, ...flow } = await begin(input)
    return { ...flow, url: expectType(result, 'SocialLoginRedirect').url }
  }

  return {
    openid,
    client,
    logged,
    execute,
    visit,
    send,
    begin,
    redirected,

    /** Goes to the provider and stops at the callback. */
    startFlow: async (account: ProviderAccount, { input = {}, change, signedInAt }: FlowOptions = {}) => {
      openid.signInAs(account, signedInAt)
      const { url: providerUrl, cookie } = await redirected(input)
      const authorization = new URL(providerUrl)
      change?.(authorization)
      const { url } = await followRedirects(authorization.href, isCallback)
      return { path: url.pathname + url.search, cookie }
    },

    /** Opens the callback with the cookies of the browser. */
    finish: async ({ path, cookie }: { path: string; cookie: string }) => {
      const response = await visit(path, { headers: { cookie } })
      return { status: response.status, to: response.headers.get('location'), session: pairOf(response, 'session') }
    },

    viewer: async (cookie: string) => (await execute(OwnAccountDocument, {}, { cookie })).data.viewer,
  }
}

export const accountOf = (sub: string, more: Partial<ProviderAccount> = {}): ProviderAccount => ({
  sub,
  name: 'Ada Byron',
  email: `${sub}@example.org`,
  email_verified: true,
  ...more,
})

/** `session=…` of a response, or an empty text. */
const pairOf = (response: { headers: Headers }, name: string) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((pair) => pair.startsWith(`${name}=`)) ?? ''

import { OAUTH_FLOW_MS } from '../modules/session/oauth-flow'
import { type NewSession, REMEMBERED_MS } from '../modules/session/session.service'
import { hostCookie } from './host-cookie'

/** The cookies that hold the tokens of a session and of an OAuth flow. */
export const sessionCookie = (secure: boolean) => {
  const session = hostCookie('session', secure)
  const oauth = hostCookie('oauth', secure)
  return {
    read: session.read,
    set: ({ token, remember }: NewSession) => session.set(token, remember ? REMEMBERED_MS / 1_000 : undefined),
    clear: session.clear,
    oauth: { ...oauth, set: (token: string) => oauth.set(token, OAUTH_FLOW_MS / 1_000) },
  }
}

export type SessionCookie = ReturnType<typeof sessionCookie>

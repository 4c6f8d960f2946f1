import { OAUTH_FLOW_MS } from '../modules/session/oauth-flow'
import { type NewSession, REMEMBERED_MS } from '../modules/session/session.service'
import { hostCookie } from './host-cookie'

/** The cookies that hold the tokens of a session and of an OAuth flow. */
export const sessionCookie = (secure: boolean) => {
  const session = hostCookie('session', secure)
  const oauth = hostCookie('oauth', secure)
  return {
    read: session.read,
    keep: ({ token, remember }: NewSession) => session.keep(token, remember ? REMEMBERED_MS / 1_000 : undefined),
    drop: session.drop,
    oauth: { ...oauth, keep: (token: string) => oauth.keep(token, OAUTH_FLOW_MS / 1_000) },
  }
}

export type SessionCookie = ReturnType<typeof sessionCookie>

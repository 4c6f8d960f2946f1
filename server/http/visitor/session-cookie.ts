import { DAY_SECONDS } from '../../lib/dates'
import { PENDING_LOGIN_MS } from '../../modules/second-factor/pending-logins'
import { type NewSession, REMEMBERED_MS } from '../../modules/session/session.service'
import { OAUTH_FLOW_MS } from '../../modules/session/social-login/oauth-flow'

/** A year, from the last sign-in. */
const DEVICE_SECONDS = 365 * DAY_SECONDS
/** Longer than any response in memory may be old: STALE_SECONDS in `start/config.ts` is at most half of it. */
const RECENT_WRITE_SECONDS = 60

/**
 * The cookies that hold the tokens of a session, of an OAuth flow, of a known device, and of a sign-in that waits for a second
 * factor; the one that marks a visitor who has just ended a session, and the writer's position after the last write of the
 * session.
 */
export const sessionCookie = (secure: boolean) => {
  const session = hostCookie('session', secure)
  const oauth = hostCookie('oauth', secure)
  const device = hostCookie('device', secure)
  const pendingLogin = hostCookie('pending-login', secure)
  const recentWrite = hostCookie('recent-write', secure)
  const writtenAt = hostCookie('written-at', secure)
  return {
    read: session.read,
    set: ({ token, remember }: NewSession) => session.set(token, remember ? REMEMBERED_MS / 1_000 : undefined),
    clear: session.clear,
    oauth: { ...oauth, set: (token: string) => oauth.set(token, OAUTH_FLOW_MS / 1_000) },
    device: { ...device, set: (token: string) => device.set(token, DEVICE_SECONDS) },
    recentWrite: { read: recentWrite.read, set: () => recentWrite.set('1', RECENT_WRITE_SECONDS) },
    writtenAt: { read: (header: string | undefined) => asPosition(writtenAt.read(header)), set: writtenAt.set },
    pendingLogin: { ...pendingLogin, set: (token: string) => pendingLogin.set(token, PENDING_LOGIN_MS / 1_000) },
  }
}

const asPosition = (text: string | undefined) => (text && /^\d{1,16}$/.test(text) ? Number(text) : undefined)

export type SessionCookie = ReturnType<typeof sessionCookie>

/**
 * An HttpOnly, SameSite cookie. Over https the `__Host-` prefix binds it to this host, so that other hosts of the domain can't
 * set it.
 */
const hostCookie = (plainName: string, secure: boolean) => {
  const name = secure ? `__Host-${plainName}` : plainName
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    read: (header: string | undefined) =>
      header
        ?.split(';')
        .map((part) => part.trim().split('='))
        .find(([key]) => key === name)?.[1],
    /** Without `seconds` the cookie ends with the browser session. */
    set: (value: string | number, seconds?: number) =>
      `${name}=${value}; ${attributes}${seconds === undefined ? '' : `; Max-Age=${seconds}`}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  }
}

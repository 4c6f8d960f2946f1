import { type NewSession, REMEMBERED_MS } from '../modules/session/session.service'

/**
 * The cookie that holds a session's token. Over https the `__Host-` prefix binds it to this very host, whatever other
 * hosts of the domain do.
 */
export const sessionCookie = (secure: boolean) => {
  const name = secure ? '__Host-session' : 'session'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    read: (header: string | undefined) =>
      header
        ?.split(';')
        .map((part) => part.trim().split('='))
        .find(([key]) => key === name)?.[1],
    /** Without Max-Age it ends with the browser. */
    keep: ({ token, remember }: NewSession) =>
      `${name}=${token}; ${attributes}${remember ? `; Max-Age=${REMEMBERED_MS / 1_000}` : ''}`,
    drop: () => `${name}=; ${attributes}; Max-Age=0`,
  }
}

export type SessionCookie = ReturnType<typeof sessionCookie>

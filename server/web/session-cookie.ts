import { type NewSession, REMEMBERED_MS } from '../modules/session/session.service'
import { TRIP_MS } from '../modules/session/social-trip.service'
import { hostCookie } from './host-cookie'

/** The cookies that hold a session's token, and that of somebody who is at a provider's page. */
export const sessionCookie = (secure: boolean) => {
  const session = hostCookie('session', secure)
  const trip = hostCookie('trip', secure)
  return {
    read: session.read,
    keep: ({ token, remember }: NewSession) => session.keep(token, remember ? REMEMBERED_MS / 1_000 : undefined),
    drop: session.drop,
    trip: { ...trip, keep: (token: string) => trip.keep(token, TRIP_MS / 1_000) },
  }
}

export type SessionCookie = ReturnType<typeof sessionCookie>

import { createHmac } from 'node:crypto'
import type { SocialProvider, SocialPurpose } from '../../generated/resolvers'
import type { TripSecrets } from '../../ports/identity/identity'
import type { Visitor } from '../../visitor'
import type { SocialTripRepository } from './social-trip.repository'
import { hashToken, newToken } from './token'

export const TRIP_MS = 600_000

export interface Trip {
  purpose: SocialPurpose
  /** A path of this site. */
  next: string | null
}

interface Dependencies {
  trips: SocialTripRepository
  visitor: Visitor
  now: () => Date
}

/** The way to a provider's page and back: once, within ten minutes, and in one browser. */
export const createSocialTripService = ({ trips, visitor, now }: Dependencies) => ({
  /** A token for the way, and what the provider is told of it. */
  plan: () => {
    const token = newToken()
    return { token, secrets: secretsOf(token) }
  },

  start: async (token: string, provider: SocialProvider, { purpose, next }: Trip) => {
    const started = now()
    await trips.removeExpired(started)
    const expiresAt = new Date(started.getTime() + TRIP_MS).toISOString()
    await trips.add({ tokenHash: hashToken(token), provider, purpose, next, expiresAt })
    visitor.keepTrip(token)
  },

  /** The trip that the visitor is back from; undefined where this is not its end. One that is forged ends no trip. */
  end: async (
    provider: SocialProvider,
    state: string | null,
  ): Promise<(Trip & { secrets: TripSecrets }) | undefined> => {
    const token = visitor.trip
    if (token === undefined) return undefined
    const secrets = secretsOf(token)
    if (state !== secrets.state) return undefined
    visitor.dropTrip()
    const trip = await trips.take(hashToken(token))
    if (!trip || trip.provider !== provider || now().getTime() >= Date.parse(trip.expiresAt)) return undefined
    return { purpose: trip.purpose, next: trip.next, secrets }
  },
})

export type SocialTripService = ReturnType<typeof createSocialTripService>

/** All from the token in the cookie, so that none of it rests in the database. */
const secretsOf = (token: string): TripSecrets => {
  const secret = (use: string) => createHmac('sha256', token).update(use).digest('base64url')
  return { state: secret('state'), nonce: secret('nonce'), codeVerifier: secret('code verifier') }
}

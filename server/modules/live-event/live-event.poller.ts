import type { AccessTokenService } from '../access-token/access-token.service'
import type { SessionService } from '../session/session.service'
import type { EventBus } from './event-bus'
import type { LiveEventRepository } from './live-event.repository'

interface Dependencies {
  liveEventRepository: LiveEventRepository
  accessTokenService: AccessTokenService
  sessionService: SessionService
  eventBus: EventBus
}

/** Detects events and ended sessions of other processes, in three queries for any number of subscribers. */
export const createLiveEventPoller = (dependencies: Dependencies) => {
  const { liveEventRepository, accessTokenService, sessionService, eventBus } = dependencies

  const completeEnded = async () => {
    // New subscribers are checked at the next poll.
    const subscribers = eventBus.subscribers()
    const running = await sessionService.running(subscribers.flatMap(({ token }) => token ?? []))
    const live = await accessTokenService.live(subscribers.flatMap(({ accessTokenId }) => accessTokenId ?? []))
    for (const { token = '', accessTokenId = '', complete } of subscribers) {
      if (!running.has(token) && !live.has(accessTokenId)) complete()
    }
  }

  const notifyBehind = async () => {
    const userIds = new Set(eventBus.subscribers().map(({ userId }) => userId))
    const positions = await liveEventRepository.positionsOf([...userIds])
    const last = new Map(positions.map(({ userId, sequence }) => [userId, sequence]))
    for (const { userId, sequence, notify } of eventBus.subscribers()) {
      const sent = sequence()
      if (sent !== undefined && (last.get(userId) ?? 0) > sent) notify()
    }
  }

  return {
    /** Completes the subscriptions of ended sessions, revoked tokens and suspended accounts, and notifies the others of new events. */
    poll: async () => {
      if (eventBus.subscribers().length > 0) await completeEnded()
      if (eventBus.subscribers().length > 0) await notifyBehind()
    },
  }
}

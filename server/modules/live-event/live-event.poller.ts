import type { SessionService } from '../session/session.service'
import type { EventBus } from './event-bus'
import type { LiveEventRepository } from './live-event.repository'

interface Dependencies {
  liveEventRepository: LiveEventRepository
  sessionService: SessionService
  eventBus: EventBus
}

/** Notices what other processes did: two database queries, however many subscribers there are. */
export const createLiveEventPoller = ({ liveEventRepository, sessionService, eventBus }: Dependencies) => {
  const completeEnded = async () => {
    const tokens = new Set(eventBus.subscribers().flatMap(({ token }) => token ?? []))
    const running = await sessionService.running([...tokens])
    for (const { token, complete } of eventBus.subscribers()) {
      // Who subscribed in the meantime is checked the next time.
      if (token === undefined || (tokens.has(token) && !running.has(token))) complete()
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
    /** Completes the subscriptions of ended sessions and suspended accounts, and notifies the others of new events. */
    poll: async () => {
      if (eventBus.subscribers().length > 0) await completeEnded()
      if (eventBus.subscribers().length > 0) await notifyBehind()
    },
  }
}

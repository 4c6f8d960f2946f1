import type { Database } from '../../database/connection'
import { notifyProcesses } from '../../database/postgres/notify-processes'
import type { EventBus } from './event-bus'

interface Dependencies {
  db: Database
  eventBus: EventBus
}

/** Tells the open pages of an account that somebody types. No table has it: on SQLite other processes don't learn of it. */
export const createTypingSignals = ({ db, eventBus }: Dependencies) => ({
  send: async (userId: string, conversationId: string) => {
    eventBus.signalTyping(userId, conversationId)
    await notifyProcesses(db, 'typing', `${userId} ${conversationId}`)
  },
})

export type TypingSignals = ReturnType<typeof createTypingSignals>

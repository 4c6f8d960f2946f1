import { isFile } from '../database/open-database'
import { startListener } from '../database/postgres/postgres-listener'
import type { Log } from '../infrastructure/log'
import type { RequestScope } from '../modules/index'

/**
 * Learns at once of live events and of a moved clock in other processes, by PostgreSQL's LISTEN. Polling finds them later without it,
 * and on SQLite.
 */
export const listenToProcesses = (
  databaseUrl: string,
  { clockSync, eventBus }: Pick<RequestScope, 'clockSync' | 'eventBus'>,
  log: Pick<Log, 'error'>,
) => {
  if (isFile(databaseUrl)) return async () => {}
  return startListener(databaseUrl, {
    live_events: (userIds) => eventBus.publish(userIds === '' ? undefined : new Set(userIds.split(','))),
    typing: (text) => {
      const [userId = '', conversationId = ''] = text.split(' ')
      eventBus.signalTyping(userId, conversationId)
    },
    site_clock: () => {
      clockSync.run().catch((error: unknown) => log.error({ err: error }, 'The clock was not read'))
    },
  })
}

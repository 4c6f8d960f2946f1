import { createCostBucketRepository } from '../api/limits/cost-bucket.repository'
import type { CostBuckets } from '../api/limits/cost-buckets'
import { createCostSharing } from '../api/limits/share-cost'
import { type Database, isPostgres } from '../database/connection'
import type { Log } from '../infrastructure/log'
import type { RequestScope } from '../modules/index'
import { startScheduler } from './scheduler'

/** The longest delay of live events that another process could not announce, and of the end of a subscription after its session. */
const LIVE_EVENT_SECONDS = 2
/** Until then, a visitor of several processes may use a full bucket of cost in each. */
const COST_SHARING_SECONDS = 1

interface Dependencies {
  db: Database
  processes: number
  livePollSeconds: number | undefined
  services: Pick<RequestScope, 'keyedHash' | 'liveEventPoller'>
  buckets: CostBuckets
  log: Log
}

/** Polls the database every few seconds for writes of other processes. Returns a function that stops it. */
export const startPolling = (dependencies: Dependencies) => {
  const { db, processes, livePollSeconds = LIVE_EVENT_SECONDS, services, buckets, log } = dependencies
  const { keyedHash, liveEventPoller } = services
  const liveEvents = { name: 'live events', everySeconds: livePollSeconds, run: liveEventPoller.poll }
  const costs = {
    name: 'costs',
    everySeconds: COST_SHARING_SECONDS,
    run: createCostSharing({ buckets, costBucketRepository: createCostBucketRepository(db), keyedHash }),
  }
  const isShared = isPostgres(db) || processes > 1
  return startScheduler(isShared ? [liveEvents, costs] : [liveEvents], () => undefined, log)
}

import { createContext } from '../api/context'
import { nobody } from '../api/visitor'
import type { Log } from '../infrastructure/log'
import { createJobs } from '../jobs/jobs'
import { startScheduler } from '../jobs/scheduler'
import { createContainer } from '../modules/container'
import { createViewCounter } from '../modules/listing-view/view-counter'
import { browserInfrastructure } from './browser-infrastructure'
import { executeOperation, type Operation } from './execute-operation'
import { openBrowserDatabase } from './open-database'
import { sqliteFiles } from './sqlite-files'
import { memoryStorage } from './storage'
import { openVisitorState } from './visitor-state'

/** Subscriptions end within this time after their session. */
const LIVE_EVENT_SECONDS = 2

/**
 * Opens the marketplace within a browser: the server's schema, modules, migrations, sample data and jobs. Its one visitor keeps the
 * session, as a browser keeps the server's cookies.
 */
export const openCore = async (origin: string, log: Log, opening = memoryStorage()) => {
  const storage = await opening
  const site = storage.open('site')
  const visitorState = openVisitorState(site)
  const secretKey = visitorState.secretKey()
  const infrastructure = browserInfrastructure({ origin, fileStore: sqliteFiles(site), secretKey, log })
  const { commissionPercent, now } = infrastructure
  const db = await openBrowserDatabase(storage, infrastructure)
  const container = createContainer(db, infrastructure, nobody)
  await container.engagementRepository.setMissingCommission(commissionPercent)
  await container.clockSync.run()
  const { listingViewRepository, liveEventPoller } = container
  const viewCounter = createViewCounter({ listingViewRepository, now })
  const livePolling = { name: 'live events', everySeconds: LIVE_EVENT_SECONDS, run: () => liveEventPoller.poll() }
  const jobs = [livePolling, ...createJobs(viewCounter, log)]
  const stopJobs = startScheduler(jobs, () => createContainer(db, infrastructure, nobody), log)
  const { visitor, save } = visitorState.visitor(globalThis.navigator?.userAgent)
  const createVisitorContext = () => createContext(db, infrastructure, visitor)
  const close = async () => {
    await stopJobs()
    await db.destroy()
    site.close()
  }

  return {
    infrastructure,
    viewCounter,
    createContext: createVisitorContext,
    /** Keeps the session of the visitor. Called after requests that may begin or end it. */
    saveVisitor: save,
    /** False if everything is gone when the core is closed. */
    isLasting: storage.isLasting,

    /** Executes an operation for the visitor, and returns its result as JSON. */
    execute: async (operation: Operation) => {
      const result = await executeOperation(operation, await createVisitorContext(), log)
      save()
      return result
    },

    close,

    /** Closes the core and removes everything that it has kept. */
    remove: async () => {
      await close()
      await storage.clear()
    },
  }
}

export type Core = Awaited<ReturnType<typeof openCore>>

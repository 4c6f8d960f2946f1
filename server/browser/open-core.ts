import { createContext } from '../api/context'
import { nobody } from '../api/visitor'
import type { Log } from '../infrastructure/log'
import { createJobs } from '../jobs/jobs'
import { startScheduler } from '../jobs/scheduler'
import { createContainer } from '../modules/container'
import { createViewCounter } from '../modules/listing-view/view-counter'
import { deviceOf } from '../modules/session/device-name'
import { isActive } from '../modules/user/user.service'
import { sampleIdOf } from '../seed/sample-accounts'
import { browserInfrastructure } from './browser-infrastructure'
import { executeOperation, type Operation } from './execute-operation'
import { type OnStep, openBrowserDatabase } from './open-database'
import { sqliteFiles } from './sqlite-files'
import { memoryStorage } from './storage'
import { openVisitorState } from './visitor-state'

/** Subscriptions end within this time after their session. */
const LIVE_EVENT_SECONDS = 2

/**
 * Opens the marketplace within a browser: the server's schema, modules, migrations, sample data and jobs. Its one visitor keeps the
 * session, as a browser keeps the server's cookies.
 */
export const openCore = async (origin: string, log: Log, opening = memoryStorage(), onStep: OnStep = () => {}) => {
  const storage = await opening
  const site = storage.open('site')
  const visitorState = openVisitorState(site)
  const secretKey = visitorState.secretKey()
  const infrastructure = browserInfrastructure({ origin, fileStore: sqliteFiles(site), secretKey, log })
  const { now } = infrastructure
  const db = await openBrowserDatabase(storage, infrastructure, onStep)
  const container = createContainer(db, infrastructure, nobody)
  await container.clockSync.run()
  const { listingViewRepository, liveEventPoller } = container
  const viewCounter = createViewCounter({ listingViewRepository, now })
  const livePolling = { name: 'live events', everySeconds: LIVE_EVENT_SECONDS, run: () => liveEventPoller.poll() }
  const jobs = [livePolling, ...createJobs(viewCounter, log)]
  const stopJobs = startScheduler(jobs, () => createContainer(db, infrastructure, nobody), log)
  const { visitor, save } = visitorState.visitor(globalThis.navigator?.userAgent)
  const createVisitorContext = () => createContext(db, infrastructure, visitor)

  return {
    infrastructure,
    viewCounter,
    createContext: createVisitorContext,
    /** False if everything is gone when the core is closed. */
    isLasting: storage.isLasting,

    /** Executes an operation for the visitor, and returns its result as JSON. */
    execute: async (operation: Operation) => {
      const result = await executeOperation(operation, await createVisitorContext(), log)
      save()
      return result
    },

    /** Signs the visitor in as the sample account of a role, whatever it asks for by now. Returns the reason if it can't. */
    signInAs: async (role: string) => {
      const { users: accounts, sessionService, liveEventPoller } = createContainer(db, infrastructure, visitor)
      const account = await accounts.find(sampleIdOf(role))
      if (!account || !isActive(account))
        return 'This account is suspended or deleted. Choose another role, or reset the demonstration.'
      if (visitor.token !== undefined) await sessionService.end(visitor.token)
      // Ends the subscriptions of the former session at once.
      await liveEventPoller.poll()
      visitor.setSession(await sessionService.start(account.id, true, deviceOf(visitor.userAgent)))
      save()
      return undefined
    },

    /** Moves the clock as the sample admin, whoever is signed in. Returns the days that it is ahead. */
    moveClock: async (days: number) => {
      const { users: accounts, clockCommands } = createContainer(db, infrastructure, visitor)
      const admin = await accounts.find(sampleIdOf('ADMIN'))
      if (!admin) throw new Error('The sample data have no admin.')
      const result = await clockCommands.advance(admin, days)
      if (result.__typename !== 'ClockAdvanced') throw new Error(result.message)
      return result.clock.daysAhead
    },

    daysAhead: infrastructure.clock.daysAhead,

    close: async () => {
      await stopJobs()
      await db.destroy()
      site.close()
    },
  }
}

export type Core = Awaited<ReturnType<typeof openCore>>

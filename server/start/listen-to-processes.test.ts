import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { nobody } from '../api/visitor'
import { openDatabase } from '../database/open-database'
import { createClock } from '../infrastructure/clock'
import { createLog } from '../infrastructure/log'
import { createContainer } from '../modules/container'
import { createEventBus } from '../modules/live-event/event-bus'
import { signedInAs } from '../testing/accounts/sign-in'
import { databases } from '../testing/database/databases'
import { engagementsWith } from '../testing/engagements'
import { executor } from '../testing/execute'
import { testInfrastructure } from '../testing/infrastructure'
import { subscribeToLiveEvents } from '../testing/live-events'
import { startServer } from '../testing/test-server'
import { listenToProcesses } from './listen-to-processes'

const HOUR = 3_600

describe('several processes on PostgreSQL', async () => {
  const postgres = databases.find(({ name }) => name === 'PostgreSQL') ?? expect.fail()
  const url = await postgres.newSampleUrl()
  const db = openDatabase(url)
  const executeOnFirst = executor(db)
  const buyer = await signedInAs(executeOnFirst, 'CUSTOMER')
  const seller = await signedInAs(executeOnFirst, 'BROKER')
  const [eventBus, clock] = [createEventBus(), createClock(true)]
  const second = await startServer({
    db,
    infrastructure: { eventBus },
    livePollSeconds: HOUR,
    until: afterAll,
  })
  const container = createContainer(db, testInfrastructure({ eventBus, clock }), nobody)
  const stop = listenToProcesses(url, container, createLog('silent'))
  afterAll(async () => {
    await stop()
    await db.destroy()
  })

  const { advance, requestQuote } = engagementsWith(executeOnFirst)
  const askForQuote = async () => {
    const quote = await requestQuote(buyer, { profileId: 'usr-priya-raman', message: 'How much?' })
    // While it is open, the same request makes no further event.
    onTestFinished(async () => void (await advance(buyer, quote.id, { decline: { message: 'No longer needed.' } })))
    return quote
  }
  const openPage = async () => {
    const page = subscribeToLiveEvents(second.origin, { cookie: `session=${seller.token}` })
    onTestFinished(page.leave)
    await page.next()
    return page
  }
  const listeners = sql<{ pid: number }>`select pid from pg_stat_activity where query like 'listen %'
    and datname = current_database()`
  const oneListener = () => vi.waitFor(async () => expect((await listeners.execute(db)).rows).toHaveLength(1), 10_000)

  test('live events of one process reach a page at another by LISTEN, without the poll', async () => {
    await oneListener()
    const page = await openPage()
    const { id } = await askForQuote()
    expect([await page.next(), await page.next()]).toContainEqual(expect.objectContaining({ subjectId: id }))
  })

  test('live events that come while the listening connection is lost arrive once it is back', async () => {
    await oneListener()
    const page = await openPage()
    const { rows } = await sql<{ ended: boolean }>`select pg_terminate_backend(pid, 5000) as ended
      from (${listeners}) listener`.execute(db)
    expect(rows).toEqual([{ ended: true }])
    const { id } = await askForQuote()
    expect([await page.next(), await page.next()]).toContainEqual(expect.objectContaining({ subjectId: id }))
    await oneListener()
  })

  test('a clock that one process moves is moved in another at once', async () => {
    await oneListener()
    await container.clockRepository.moveBy(3)
    await expect.poll(() => clock.daysAhead()).toBe(3)
  })

  test('the listener stops while it waits for its connection', async () => {
    const refused = 'postgres://127.0.0.1:1/nowhere'
    await listenToProcesses(refused, container, createLog('silent'))()
  })
})

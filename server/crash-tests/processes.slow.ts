import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newBrowser } from './clients/graphql-client'
import { newShopper } from './clients/shopper'
import { newTrade } from './clients/trade'
import { freezePostgres } from './freeze-postgres'
import { inTurns, startHosts } from './hosts'
import { OffersDocument } from './orders.slow.generated'
import { orderInconsistencies, waitUntilSettled } from './orders-state'
import { tradeInconsistencies, waitForViews } from './trade-inconsistencies'

const HOSTS = 2
const PROCESSES_OF_HOST = 2
/** An account places 60 orders an hour at most. */
const SHOPPERS = 12
const TRADES = 4
const PAUSE_MS = 4_000
const ORDERS_BETWEEN = 20
const TRADES_BETWEEN = 5
const FREEZE_MS = 5_000
const RETRY_MS = 500
const TIMEOUT_MS = 900_000

test(
  'processes: two hosts of two keep every order, file, view and notice through a kill, a frozen PostgreSQL and rolling restarts',
  async () => {
    const { db, hosts, origins } = await startHosts(HOSTS, PROCESSES_OF_HOST)
    const [host = expect.fail(), other = expect.fail()] = hosts
    for (const { origin, processes } of hosts) {
      const metrics = async () => (await fetch(new URL('/metrics', origin))).text()
      await expect
        .poll(metrics, { timeout: 120_000 })
        .toMatch(new RegExp(`^marque_processes ${PROCESSES_OF_HOST}$`, 'm'))
      expect(processes()).toHaveLength(PROCESSES_OF_HOST)
    }

    let isOver = false
    let mayFail = false
    let failures = 0
    const tolerate = (error: unknown) => {
      if (!mayFail) throw error
      failures += 1
    }
    /** Repeats until it succeeds. What fails at the end of a fault is repeated once more. */
    const retry = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      const could = mayFail
      try {
        return await work()
      } catch (error) {
        if (!could) tolerate(error)
        await wait(RETRY_MS)
        return retry(work)
      }
    }

    const { services } = await newBrowser().execute(host.origin, OffersDocument, {})
    const shoppers = Array.from({ length: SHOPPERS }, (_, number) => newShopper(number, services.nodes))
    const siteOf = new Map(shoppers.map((shopper) => [shopper, inTurns(origins)]))
    const site = (shopper: (typeof shoppers)[number]) => siteOf.get(shopper) ?? expect.fail()
    const trades = Array.from({ length: TRADES }, (_, number) => newTrade(number, origins, retry))
    for (const shopper of shoppers) await shopper.register(site(shopper))
    for (const trade of trades) await trade.open()
    const checkouts = () => shoppers.flatMap((shopper) => shopper.checkouts())
    const confirmedIds = () => checkouts().flatMap(({ orderId }) => orderId ?? [])
    let completed = 0

    const buyUntilOver = async (shopper: (typeof shoppers)[number]) => {
      while (!isOver) {
        await wait(Math.random() * 2 * PAUSE_MS)
        await shopper.buy(site(shopper)).catch(tolerate)
      }
    }
    const tradeUntilOver = async (trade: (typeof trades)[number]) => {
      while (!isOver) {
        await trade.run()
        completed += 1
      }
    }
    const work = Promise.all([...shoppers.map(buyUntilOver), ...trades.map(tradeUntilOver)])
    const whileWorking = (part: Promise<unknown>) => Promise.race([part, work])
    const doMore = async (orders = confirmedIds().length + ORDERS_BETWEEN, ends = completed + TRADES_BETWEEN) => {
      while (confirmedIds().length < orders || completed < ends) await wait(20)
    }
    const report = (text: string) =>
      process.stdout.write(
        `${text}, ${Math.round(performance.now() / 1_000)} s: ${confirmedIds().length} orders confirmed, ${completed} trades completed, ${failures} requests failed.\n`,
      )
    await whileWorking(doMore())
    report('Before')

    mayFail = true
    const [killed = 0] = host.processes()
    process.kill(killed, 'SIGKILL')
    await whileWorking(doMore())
    await expect.poll(() => host.processes().length, { timeout: 60_000 }).toBe(PROCESSES_OF_HOST)
    expect(host.processes()).not.toContain(killed)
    report('After a kill')

    const thaw = await freezePostgres(db)
    await wait(FREEZE_MS)
    thaw()
    await whileWorking(doMore())
    report('After a freeze')

    // Requests that were sent before may still fail.
    await wait(FREEZE_MS)
    mayFail = false
    for (const { pid = 0, processes } of [host, other]) {
      const old = processes()
      process.kill(pid, 'SIGUSR2')
      const replaced = expect
        .poll(() => processes().some((each) => old.includes(each)), { timeout: 300_000 })
        .toBe(false)
      await whileWorking(Promise.resolve(replaced))
    }
    await whileWorking(doMore())
    report('After rolling restarts')

    isOver = true
    await work
    report('After the last order')
    await waitUntilSettled(db)
    for (const shopper of shoppers) await shopper.repeatCheckouts(site(shopper))
    await waitUntilSettled(db)
    report('Settled')
    expect(await orderInconsistencies(db)).toEqual([])
    expect(new Set(confirmedIds()).size).toBe(checkouts().length)
    const orders = await db.selectFrom('order').select('id').where('id', 'in', confirmedIds()).execute()
    expect(orders).toHaveLength(checkouts().length)
    expect(await db.selectFrom('paymentAttempt').select('id').execute()).toHaveLength(checkouts().length + completed)
    for (const trade of trades) await trade.expectAllFiles()
    report(`${trades.reduce((sum, trade) => sum + trade.files(), 0)} files downloaded from both hosts`)
    expect(await tradeInconsistencies(db, trades)).toEqual([])
    await waitForViews(db, trades)
    for (const { stop } of hosts) expect(await stop()).toBe(0)
  },
  TIMEOUT_MS,
)

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../tools/testing/start-postgres.mjs'
import { openDatabase } from '../database/connection'
import { freezePostgres } from './freeze-postgres'
import { newBrowser } from './graphql-client'
import { OffersDocument } from './orders.slow.generated'
import { orderInconsistencies, waitUntilSettled } from './orders-state'
import { startProduction } from './production-server'
import { newShopper } from './shopper'

const PROCESSES = 4
/** An account places 60 orders an hour at most. */
const SHOPPERS = 40
const PAUSE_MS = 4_000
const ORDERS_BETWEEN = 40
const FREEZE_MS = 5_000
const TIMEOUT_MS = 600_000

const startSite = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marque-processes-'))
  const postgres = await startPostgres()
  onTestFinished(async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true })
  })
  const db = openDatabase(postgres.url)
  onTestFinished(() => db.destroy())
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: folder, SAMPLE_DATA: '1', PROCESSES: String(PROCESSES) }
  const server = await startProduction(folder, environment)
  onTestFinished(() => server.kill())
  const processes = () =>
    execFileSync('pgrep', ['-P', String(server.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  return { db, server, processes }
}

test(
  'processes: a killed one, a frozen PostgreSQL and a rolling restart lose no order, place none twice and show nothing stale',
  async () => {
    const { db, server, processes } = await startSite()
    const { services } = await newBrowser()(server.origin, OffersDocument, {})
    const shoppers = Array.from({ length: SHOPPERS }, (_, number) => newShopper(number, services.nodes))
    for (const shopper of shoppers) await shopper.register(server.origin)
    const checkouts = () => shoppers.flatMap((shopper) => shopper.checkouts())
    const confirmedIds = () => checkouts().flatMap(({ orderId }) => orderId ?? [])
    await expect.poll(() => processes().length, { timeout: 60_000 }).toBe(PROCESSES)

    const metrics = async () => (await fetch(new URL('/metrics', server.origin))).text()
    await expect.poll(metrics, { timeout: 60_000 }).toMatch(new RegExp(`^marque_processes ${PROCESSES}$`, 'm'))

    let isOver = false
    let mayFail = false
    let failures = 0
    const buyUntilOver = async (shopper: (typeof shoppers)[number]) => {
      while (!isOver) {
        await wait(Math.random() * 2 * PAUSE_MS)
        await shopper.buy(server.origin).catch((error: unknown) => {
          if (!mayFail) throw error
          failures += 1
        })
      }
    }
    const buying = Promise.all(shoppers.map(buyUntilOver))
    const whileBuying = (work: Promise<unknown>) => Promise.race([work, buying])
    const orderMore = async (goal = confirmedIds().length + ORDERS_BETWEEN) => {
      while (confirmedIds().length < goal) await wait(20)
    }
    const report = (text: string) =>
      process.stdout.write(
        `${text}, ${Math.round(performance.now() / 1_000)} s: ${confirmedIds().length} orders confirmed, ${failures} requests failed.\n`,
      )
    await whileBuying(orderMore())
    report('Before')

    mayFail = true
    const [killed = 0] = processes()
    process.kill(killed, 'SIGKILL')
    await whileBuying(orderMore())
    await expect.poll(() => processes().length, { timeout: 60_000 }).toBe(PROCESSES)
    expect(processes()).not.toContain(killed)
    report('After a kill')

    const thaw = await freezePostgres(db)
    await wait(FREEZE_MS)
    thaw()
    await whileBuying(orderMore())
    report('After a freeze')

    // Requests that were sent before may still fail.
    await wait(FREEZE_MS)
    mayFail = false
    const old = processes()
    process.kill(server.pid ?? 0, 'SIGUSR2')
    const replaced = expect.poll(() => processes().some((pid) => old.includes(pid)), { timeout: 300_000 }).toBe(false)
    await whileBuying(Promise.resolve(replaced))
    await whileBuying(orderMore())
    report('After a rolling restart')

    isOver = true
    await buying
    report('After the last order')
    await waitUntilSettled(db)
    for (const shopper of shoppers) await shopper.repeatCheckouts(server.origin)
    await waitUntilSettled(db)
    report('Settled')
    expect(await orderInconsistencies(db)).toEqual([])
    expect(new Set(confirmedIds()).size).toBe(checkouts().length)
    const orders = await db.selectFrom('order').select('id').where('id', 'in', confirmedIds()).execute()
    expect(orders).toHaveLength(checkouts().length)
    expect(await db.selectFrom('paymentAttempt').select('id').execute()).toHaveLength(checkouts().length)
    expect(await server.stop()).toBe(0)
  },
  TIMEOUT_MS,
)

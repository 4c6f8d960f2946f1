import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { newBrowser } from './clients/graphql-client'
import { newShopper, type Shopper } from './clients/shopper'
import { OffersDocument } from './orders.slow.generated'
import { orderInconsistencies, readDatabase, waitUntilSettled } from './orders-state'
import { startProduction } from './production-server'

const ORDERS = 1_000
const KILLS = 20
/** An account places 60 orders an hour at most. */
const SHOPPERS = 40
const TIMEOUT_MS = 1_800_000

test(
  'crash: twenty kills during a thousand orders lose no confirmed order, and place none twice',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'marque-orders-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'marque.db')
    let server = await startProduction(folder)
    onTestFinished(() => server.kill())

    const site = () => server.origin
    const { services } = await newBrowser().execute(site(), OffersDocument, {})
    const shoppers: Shopper[] = Array.from({ length: SHOPPERS }, (_, number) => newShopper(number, services.nodes))
    for (const shopper of shoppers) await shopper.register(site)
    const checkouts = () => shoppers.flatMap((shopper) => shopper.checkouts())
    const confirmed = () => checkouts().filter(({ orderId }) => orderId !== undefined)

    const buyUntilKilled = async (shopper: Shopper, isKilled: () => boolean) => {
      while (!isKilled()) {
        await shopper.buy(site).catch((error: unknown) => {
          if (!isKilled()) throw error
        })
      }
    }

    const expectConsistentOrders = async () => {
      expect(await readDatabase(file, orderInconsistencies)).toEqual([])
      const orders = await readDatabase(file, (db) =>
        db.selectFrom('order').select('id').where('id', 'in', confirmedIds()).execute(),
      )
      expect(orders.map(({ id }) => id).sort()).toEqual(confirmedIds().sort())
    }
    const confirmedIds = () => confirmed().flatMap(({ orderId }) => orderId ?? [])

    for (let round = 1; round <= KILLS; round += 1) {
      const goal = (ORDERS / KILLS) * round
      let isKilled = false
      const work = shoppers.map((shopper) => buyUntilKilled(shopper, () => isKilled))
      const reachGoal = async () => {
        while (!isKilled && confirmed().length < goal) await wait(5)
        await wait(Math.random() * 40)
      }
      // The work ends before the goal only if it fails.
      await Promise.race([reachGoal(), Promise.all(work)])
      isKilled = true
      await server.kill()
      await Promise.all(work)
      // A charge without an answer counts as a declined card for an hour. The kills are hours apart.
      await readDatabase(file, (db) => db.deleteFrom('rateLimitAttempt').execute())
      const underWay = checkouts().length - confirmed().length

      server = await startProduction(folder)
      const open = await readDatabase(file, waitUntilSettled)
      await expectConsistentOrders()
      for (const shopper of shoppers) await shopper.repeatCheckouts(site)
      await expectConsistentOrders()
      process.stdout.write(
        `Kill ${round}: ${confirmed().length} orders confirmed, ${underWay} were under way, ${open} payments and refunds were open.\n`,
      )
    }
    const attempts = await readDatabase(file, (db) => db.selectFrom('paymentAttempt').select('id').execute())
    expect(new Set(confirmedIds()).size).toBe(checkouts().length)
    expect(attempts).toHaveLength(checkouts().length)
    expect(checkouts().length).toBeGreaterThanOrEqual(ORDERS)
  },
  TIMEOUT_MS,
)

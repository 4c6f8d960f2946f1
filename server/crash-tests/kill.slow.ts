import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { newSeller, type Seller } from './clients/seller'
import { inconsistenciesIn } from './inconsistencies'
import { startProduction } from './production-server'

const ROUNDS = 10
const CONCURRENCY = 4
/** The most confirmed steps in a round. */
const MAX_STEPS = 60

test('crash: a server that is killed at any moment keeps every confirmed write and stays consistent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marque-slow-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const sellers: Seller[] = []
  const confirmed = () => sellers.reduce((sum, seller) => sum + seller.confirmed(), 0)

  const workUntilKilled = async (origin: string, isKilled: () => boolean) => {
    while (!isKilled()) {
      const seller = newSeller(sellers.length)
      sellers.push(seller)
      await seller.work(origin).catch((error: unknown) => {
        if (!isKilled()) throw error
      })
    }
  }

  let server = await startProduction(folder)
  onTestFinished(() => server.kill())
  for (let round = 1; round <= ROUNDS; round++) {
    const before = confirmed()
    const sellersBefore = sellers.length
    const goal = Math.ceil(Math.random() * MAX_STEPS)
    let isKilled = false
    const work = Array.from({ length: CONCURRENCY }, () => workUntilKilled(server.origin, () => isKilled))
    const reachGoal = async () => {
      while (!isKilled && confirmed() - before < goal) await wait(5)
      await wait(Math.random() * 30)
    }
    // The work ends before the goal only if it fails.
    await Promise.race([reachGoal(), Promise.all(work)])
    isKilled = true
    await server.kill()
    await Promise.all(work)
    const underWay = sellers.filter((seller) => seller.isUnderWay()).length
    const steps = confirmed() - before

    const restarted = performance.now()
    server = await startProduction(folder)
    const startTime = performance.now() - restarted
    expect(await inconsistenciesIn(join(folder, 'marque.db'))).toEqual([])
    for (const seller of sellers) await seller.settle(server.origin)
    for (const seller of sellers) {
      const { values, possible } = await seller.read(server.origin)
      for (const [field, expected] of Object.entries(possible)) {
        expect(expected, `${field} of ${seller.email}`).toContain(
          Object.entries(values).find(([name]) => name === field)?.[1],
        )
      }
    }
    process.stdout.write(
      `Round ${round}: killed after ${steps} confirmed steps of ${sellers.length - sellersBefore} sellers, ${underWay} under way;` +
        ` restarted in ${startTime.toFixed(0)} ms with all confirmed values of ${sellers.length} sellers.\n`,
    )
  }
  expect(confirmed()).toBeGreaterThan(ROUNDS)
})

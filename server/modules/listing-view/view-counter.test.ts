import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { createListingViewRepository } from './listing-view.repository'
import { createViewCounter } from './view-counter'

const MINUTE_MS = 60_000
const listing = { id: 'prd-2101', sellerId: 'usr-marta-keller' }
const other = { id: 'prd-2102', sellerId: 'usr-marta-keller' }

describe.each(databases)('view counter on $name', async ({ openSample }) => {
  const db = await openSample()
  afterAll(() => db.destroy())

  const newCounter = (maxRemembered?: number) => {
    let moment = Date.parse('2031-03-31T23:50:00.000Z')
    const listingViewRepository = createListingViewRepository(db)
    return {
      ...createViewCounter({
        listingViewRepository,
        now: () => new Date(moment),
        ...(maxRemembered ? { maxRemembered } : {}),
      }),
      pass: (minutes: number) => {
        moment += minutes * MINUTE_MS
      },
    }
  }
  const takeCounts = async () => {
    const rows = await db.selectFrom('listingViews').selectAll().where('day', '>', '2031').orderBy('day').execute()
    await db.deleteFrom('listingViews').where('day', '>', '2031').execute()
    return rows.map(({ listingId, day, count }) => `${listingId} ${day} ${count}`).sort()
  }

  test('an IP address counts once per listing in half an hour and on each UTC day', async () => {
    const { count, write, pass } = newCounter()
    for (let reload = 0; reload < 20; reload += 1) count(listing, '192.0.2.1')
    count(other, '192.0.2.1')
    count(listing, '192.0.2.2')
    await write()
    pass(29)
    count(listing, '192.0.2.1')
    pass(1)
    count(listing, '192.0.2.1')
    await write()
    await write()
    expect(await takeCounts()).toEqual(['prd-2101 2031-03-31 2', 'prd-2101 2031-04-01 1', 'prd-2102 2031-03-31 1'])
  })

  test('counts of several processes on one day add up', async () => {
    for (const process of [newCounter(), newCounter(), newCounter()]) {
      process.count(listing, '192.0.2.1')
      await process.write()
    }
    expect(await takeCounts()).toEqual(['prd-2101 2031-03-31 3'])
  })

  test('remembers a limited number of addresses; a forgotten one counts again', async () => {
    const { count, write } = newCounter(2)
    for (const address of ['a', 'b', 'c', 'd', 'a']) count(listing, address)
    await write()
    expect(await takeCounts()).toEqual(['prd-2101 2031-03-31 5'])
  })
})

test('view counter: counts that could not be written are written later, with newer ones', async () => {
  const written: unknown[] = []
  let fails = true
  const { count, write } = createViewCounter({
    listingViewRepository: {
      add: async (views) => {
        if (fails) throw new Error('away')
        written.push(...views)
      },
    },
    now: () => new Date('2031-03-31T12:00:00.000Z'),
  })
  count(listing, 'a')
  const failing = write()
  count(listing, 'b')
  await expect(failing).rejects.toThrow('away')
  fails = false
  await Promise.all([write(), write()])
  expect(written).toEqual([{ listingId: 'prd-2101', sellerId: 'usr-marta-keller', day: '2031-03-31', count: 2 }])
})

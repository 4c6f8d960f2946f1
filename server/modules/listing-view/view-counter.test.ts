import { afterAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../lib/dates'
import { databases } from '../../testing/database/databases'
import { createListingViewRepository } from './listing-view.repository'
import { createViewCounter } from './view-counter'

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
      passTime: (minutes: number) => {
        moment += minutes * MINUTE_MS
      },
    }
  }
  const takeCounts = async () => {
    const rows = await db.selectFrom('listingViews').selectAll().where('day', '>', '2031').orderBy('day').execute()
    await db.deleteFrom('listingViews').where('day', '>', '2031').execute()
    await db.deleteFrom('listingVisit').execute()
    return rows.map(({ listingId, day, count }) => `${listingId} ${day} ${count}`).sort()
  }

  test('an IP address counts once per listing in half an hour and on each UTC day', async () => {
    const { count, write, passTime } = newCounter()
    for (let reload = 0; reload < 20; reload += 1) count(listing, '192.0.2.1')
    count(other, '192.0.2.1')
    count(listing, '192.0.2.2')
    await write()
    passTime(29)
    count(listing, '192.0.2.1')
    passTime(1)
    count(listing, '192.0.2.1')
    await write()
    await write()
    expect(await takeCounts()).toEqual(['prd-2101 2031-03-31 2', 'prd-2101 2031-04-01 1', 'prd-2102 2031-03-31 1'])
  })

  test('the IPv6 addresses of one /64 count as one visitor', async () => {
    const { count, write } = newCounter()
    for (const host of ['1', '2', 'ffff:1:2:3'])
      count(listing, `2001:db8:0:1:${host.includes(':') ? host : `:${host}`}`)
    count(listing, '2001:db8:0:2::1')
    await write()
    expect(await takeCounts()).toEqual(['prd-2101 2031-03-31 2'])
  })

  test('counts of several processes on one day add up, and a visitor of several processes counts once', async () => {
    const processes = [newCounter(), newCounter(), newCounter()]
    for (const [index, { count, write }] of processes.entries()) {
      count(listing, '192.0.2.1')
      count(listing, `192.0.2.${10 + index}`)
      await write()
    }
    expect(await takeCounts()).toEqual(['prd-2101 2031-03-31 4'])
  })

  test('remembers a limited number of visits; the database knows a forgotten one', async () => {
    const { count, write } = newCounter(2)
    for (const address of ['a', 'b', 'c', 'd']) count(listing, address)
    await write()
    count(listing, 'a')
    await write()
    expect(await takeCounts()).toEqual(['prd-2101 2031-03-31 4'])
  })

  test('digests of visits are forgotten after half an hour, and contain no network address', async () => {
    const { count, write, passTime } = newCounter()
    count(listing, '192.0.2.1')
    await write()
    const visits = () => db.selectFrom('listingVisit').select('visit').execute()
    expect(await visits()).toEqual([{ visit: expect.stringMatching(/^[\w-]{43}$/) }])
    passTime(30)
    count(other, '192.0.2.2')
    await write()
    expect(await visits()).toHaveLength(1)
    await takeCounts()
  })
})

test('view counter: counts that could not be written are written with later ones', async () => {
  const written: unknown[] = []
  let fails = true
  const { count, write } = createViewCounter({
    listingViewRepository: {
      sharedKey: async (key) => key,
      count: async (visits) => {
        if (fails) throw new Error('away')
        written.push(...visits.map(({ listingId, day }) => `${listingId} ${day}`))
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
  expect(written).toEqual(['prd-2101 2031-03-31', 'prd-2101 2031-03-31'])
})

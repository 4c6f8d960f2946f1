import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import type { ListingSort } from '../../testing/generated/schema'
import { encodeCursor } from './cursor'
import {
  FreelancersAfterDocument,
  JobsAfterDocument,
  SearchAfterDocument,
  ServicesAfterDocument,
} from './cursor.test.generated'

const moment = '2026-01-01T00:00:00.000Z'

describe.each(databases)('cursors on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const services = (sort: ListingSort) => (after: string) => execute(ServicesAfterDocument, { sort, after })
  const lists = {
    newest: services('NEWEST'),
    price: services('PRICE_LOW'),
    rating: services('RATING'),
    jobs: (after: string) => execute(JobsAfterDocument, { after }),
    freelancers: (after: string) => execute(FreelancersAfterDocument, { after }),
    search: (after: string) => execute(SearchAfterDocument, { after }),
  }

  test.each<[string, keyof typeof lists, string]>([
    ['base64 of no JSON', 'newest', 'bm9uc2Vuc2U'],
    ['JSON that is no list', 'newest', Buffer.from('{"a":1}').toString('base64url')],
    ['deep JSON', 'newest', Buffer.from('['.repeat(9_000) + ']'.repeat(9_000)).toString('base64url')],
    ['another order', 'newest', encodeCursor('PRICE_LOW', [100, 'srv-1101'])],
    ['another list', 'jobs', encodeCursor('NEWEST', [moment, 'srv-1101'])],
    ['too few values', 'newest', encodeCursor('NEWEST', [moment])],
    ['too many values', 'newest', encodeCursor('NEWEST', [moment, 'a', 'b'])],
    ['a number for a text', 'newest', encodeCursor('NEWEST', [1, 'a'])],
    ['a text for a number', 'price', encodeCursor('PRICE_LOW', ['1', 'a'])],
    ['a text that is no moment', 'newest', encodeCursor('NEWEST', ['yesterday', 'a'])],
    ['a moment that never was', 'newest', encodeCursor('NEWEST', ['2026-02-30T00:00:00.000Z', 'a'])],
    ['a moment before all years', 'newest', encodeCursor('NEWEST', ['0000-01-01T00:00:00.000Z', 'a'])],
    ['a fraction of a cent', 'price', encodeCursor('PRICE_LOW', [1.5, 'a'])],
    ['more than a column holds', 'price', encodeCursor('PRICE_LOW', [1e12, 'a'])],
    ['a fraction of a review', 'rating', encodeCursor('RATING', [4.5, 0.5, 'a'])],
    ['NUL', 'newest', encodeCursor('NEWEST', [moment, 'a\0'])],
    ['half a character', 'newest', encodeCursor('NEWEST', [moment, '\ud800'])],
    ['infinity', 'rating', Buffer.from('["RATING",1e400,1,"a"]').toString('base64url')],
  ])('a cursor of %s is refused', async (_, list, after) => {
    const { errors } = await lists[list](after)
    expect(errors?.[0]?.message).toContain('`after` is not a cursor of this list.')
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })

  test.each<[keyof typeof lists, string]>([
    ['newest', encodeCursor('NEWEST', [moment, 'srv-gone'])],
    ['price', encodeCursor('PRICE_LOW', [0, 'srv-gone'])],
    ['rating', encodeCursor('RATING', [5, 0, 'srv-gone'])],
    ['freelancers', encodeCursor('RATING', [5, 0, 'fre-gone'])],
    ['search', encodeCursor('SEARCH', [1, moment, 'srv-gone'])],
  ])('in the list %s a cursor whose row is deleted keeps its place', async (list, after) => {
    const { errors, data } = await lists[list](after)
    expect(errors).toBeUndefined()
    expect(data.list.nodes.length).toBeGreaterThan(0)
  })
})

import { beforeEach, expect, test } from 'vitest'
import { createWish } from './wish'

const wish = createWish(() => sessionStorage)
const wanted = { listingId: 'srv-1101', here: '/marketplace?sort=rating' }

beforeEach(() => sessionStorage.clear())

test('is given once, and where it was wished alone', () => {
  wish.keep(wanted)
  expect(wish.take('/marketplace')).toBeUndefined()
  expect([wish.take(wanted.here), wish.take(wanted.here)]).toEqual(['srv-1101', undefined])
})

test('the last one counts, until it is forgotten', () => {
  wish.keep(wanted)
  wish.keep({ ...wanted, listingId: 'srv-1102' })
  expect(wish.take(wanted.here)).toBe('srv-1102')
  wish.keep(wanted)
  wish.forget()
  expect(wish.take(wanted.here)).toBeUndefined()
})

test.each(['nonsense', 'null', '7', '{"here":"/"}', '{"listingId":7,"here":"/"}', '{"listingId":"srv-1101"}'])(
  'nobody wished for %s',
  (text) => {
    sessionStorage.setItem('save', text)
    expect(wish.take('/')).toBeUndefined()
  },
)

test('where storage is blocked nothing is kept, and nothing breaks', () => {
  const blocked = createWish(() => {
    throw new Error('blocked')
  })
  blocked.keep(wanted)
  blocked.forget()
  expect(blocked.take(wanted.here)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { moveEntry } from './move-entry'

test('moveEntry: moves an entry one place', () => {
  const entries = ['a', 'b', 'c']
  expect(moveEntry(entries, 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moveEntry(entries, 0, 1)).toEqual(['b', 'a', 'c'])
})

import { expect, test } from 'vitest'
import { forEachDue, handleEach } from './for-each-due'

const failAt = (failing: number, handled: number[]) => async (row: number) => {
  if (row === failing) throw new Error(`${row} fails`)
  handled.push(row)
}

test('handle each: a row that fails keeps no other back, and its error is thrown at the end', async () => {
  const handled: number[] = []
  await expect(handleEach([1, 2, 3], failAt(1, handled))).rejects.toThrow('1 fails')
  expect(handled).toEqual([2, 3])
})

test('for each due: a batch with a row that fails keeps no other batch back', async () => {
  const handled: number[] = []
  const read = async (after: number) => [after + 1, after + 2].filter((row) => row <= 4)
  await expect(forEachDue({ first: 0, read, handle: failAt(1, handled) })).rejects.toThrow('1 fails')
  expect(handled).toEqual([2, 3, 4])
})

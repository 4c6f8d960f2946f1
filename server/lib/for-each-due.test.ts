import { expect, test } from 'vitest'
import { errorsOf, forEachDue, handleEach, runEach } from './for-each-due'

const nameOf = (row: number) => `row-${row}`

const failAt = (failing: readonly number[], handled: number[]) => async (row: number) => {
  if (failing.includes(row)) throw new Error('Refused')
  handled.push(row)
}

/** The messages of what a promise rejects with, and of the causes. */
const failuresOf = (run: Promise<unknown>) =>
  run.then(
    () => [],
    (error: unknown) =>
      errorsOf(error).map((each) =>
        each instanceof Error ? [each.message, each.cause instanceof Error && each.cause.message] : each,
      ),
  )

test('handle each: rows that fail keep no other back, and their errors are thrown at the end with their names', async () => {
  const handled: number[] = []
  expect(await failuresOf(handleEach([1, 2, 3], nameOf, failAt([1, 3], handled)))).toEqual([
    ['row-1 failed', 'Refused'],
    ['row-3 failed', 'Refused'],
  ])
  expect(handled).toEqual([2])
})

test('for each due: a batch with a row that fails keeps no other batch back', async () => {
  const handled: number[] = []
  const read = async (after: number) => [after + 1, after + 2].filter((row) => row <= 4)
  expect(await failuresOf(forEachDue({ first: 0, read, nameOf, handle: failAt([1, 4], handled) }))).toEqual([
    ['row-1 failed', 'Refused'],
    ['row-4 failed', 'Refused'],
  ])
  expect(handled).toEqual([2, 3])
})

test('for each due: a batch that can’t be read ends the work, and hides no row that has failed', async () => {
  const read = async (after: number) => {
    if (after > 0) throw new Error('Connection lost')
    return [1]
  }
  expect(await failuresOf(forEachDue({ first: 0, read, nameOf, handle: failAt([1], []) }))).toEqual([
    ['row-1 failed', 'Refused'],
    ['Connection lost', false],
  ])
})

test('run each: work that fails keeps no other back, and all errors are thrown', async () => {
  const handled: number[] = []
  const handle = failAt([2], handled)
  const works = [1, 2, 3].map((row) => () => handleEach([row], nameOf, handle))
  const outage = async () => {
    throw new Error('Connection lost')
  }
  expect(await failuresOf(runEach([...works, outage]))).toEqual([
    ['row-2 failed', 'Refused'],
    ['Connection lost', false],
  ])
  expect(handled).toEqual([1, 3])
})

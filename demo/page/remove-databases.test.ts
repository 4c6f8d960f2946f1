import { afterEach, expect, test, vi } from 'vitest'
import { removeDatabases } from './remove-databases'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** `fail` returns the name of the error of an attempt. */
const stubStorage = (fail: () => string | undefined) => {
  const removed: string[] = []
  const removeEntry = async (name: string) => {
    const error = fail()
    if (error) throw new DOMException('No', error)
    removed.push(name)
  }
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => ({ removeEntry }) } })
  return removed
}

test('databases that a site worker holds are removed once it has ended', async () => {
  vi.useFakeTimers()
  let attempts = 0
  const removed = stubStorage(() => {
    attempts += 1
    return attempts < 3 ? 'NoModificationAllowedError' : undefined
  })
  const removal = removeDatabases('.marque')
  await vi.runAllTimersAsync()
  await removal
  expect(removed).toEqual(['.marque'])
})

test('databases that another tab keeps are an error that tells what helps', async () => {
  vi.useFakeTimers()
  stubStorage(() => 'NoModificationAllowedError')
  const removal = expect(removeDatabases('.marque')).rejects.toThrow('Close all other tabs')
  await vi.runAllTimersAsync()
  await removal
})

test('remove databases: a missing folder is no error', async () => {
  stubStorage(() => 'NotFoundError')
  await removeDatabases('.marque')
  vi.stubGlobal('navigator', { storage: {} })
  await removeDatabases('.marque')
})

import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { createDiskSpace } from './disk-space'

test('disk space: is low below 100 MB, and is checked at most every five seconds', async () => {
  let time = 0
  let checks = 0
  let free = 100 * 1024 * 1024
  const { isLow } = createDiskSpace(
    '/data',
    () => time,
    async () => {
      checks += 1
      return free
    },
  )
  expect(await isLow()).toBe(false)
  free -= 1
  time = 4_999
  expect([await isLow(), checks]).toEqual([false, 1])
  time = 5_000
  expect([await isLow(), checks]).toEqual([true, 2])
})

test('disk space: a missing folder and data in memory are not low', async () => {
  expect(await createDiskSpace(`${tmpdir()}/not-there`).isLow()).toBe(false)
  expect(await createDiskSpace(undefined).isLow()).toBe(false)
})

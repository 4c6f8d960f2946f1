import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createVitest } from 'vitest/node'
import { folder, write } from '../testing/git-repository'
import { createWarmThreads } from './warm-threads'

/** Fails with the thread, the number of runs in it, and the price that it has read. */
const priceTest = `
import { threadId } from 'node:worker_threads'
import { test } from 'vitest'
import { price } from './price'
globalThis.runs = (globalThis.runs ?? 0) + 1
test('price', () => {
  throw new Error(JSON.stringify([threadId, globalThis.runs, price]))
})
`

test('test:watch: a thread is kept for the next run, and loads changed modules again', async () => {
  const root = folder()
  write(root, {
    'price.ts': "export { value as price } from './value'",
    'value.ts': 'export const value = 7',
    'price.test.ts': priceTest,
  })
  const threads = createWarmThreads()
  const vitest = await createVitest('test', {
    root,
    config: false,
    watch: true,
    isolate: false,
    pool: threads.pool,
    reporters: [{}],
  })
  await vitest.standalone()

  const run = async () => {
    const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications())
    const [only] = testModules.flatMap(({ children }) => [...children.allTests()])
    return JSON.parse(only?.result().errors?.[0]?.message ?? '')
  }

  const [thread] = await run()
  expect(await run()).toEqual([thread, 2, 7])
  write(root, { 'value.ts': 'export const value = 8' })
  const changed = join(root, 'value.ts')
  vitest.invalidateFile(changed)
  threads.invalidate(changed)
  expect(await run()).toEqual([thread, 3, 8])
  await vitest.close()
})

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { UserError } from '../lib/command'
import { folder } from '../testing/git-repository'
import { watchImpact } from './report'

test('schema:impact: --watch prints a report only when it differs from the last one, and says nothing of an invalid schema', async () => {
  const root = folder()
  mkdirSync(join(root, 'schema'))
  const printed: string[] = []
  const unchanged = { isChanged: false, text: 'No changes' }
  const changed = { isChanged: true, text: 'One change' }
  let find: Parameters<typeof watchImpact>[1] = async () => unchanged
  const stop = await watchImpact(
    root,
    () => find(),
    (text) => printed.push(text.trim()),
  )
  const save = async (report: typeof find) => {
    const mock = vi.fn(report)
    find = mock
    writeFileSync(join(root, 'schema/a.graphql'), `# ${Math.random()}`)
    await expect.poll(() => mock).toHaveBeenCalled()
    await mock.mock.results[0]?.value.catch(() => {})
    return printed.splice(0)
  }
  expect(await save(async () => unchanged)).toEqual([])
  expect(await save(async () => changed)).toEqual(['One change'])
  expect(await save(async () => changed)).toEqual([])
  expect(await save(async () => Promise.reject(new UserError('Half written')))).toEqual([])
  expect(await save(async () => unchanged)).toEqual(['No changes'])
  await stop()
})

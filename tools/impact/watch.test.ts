import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { folder } from './testing/repository'
import { watchSchema } from './watch'

test('speaks at a save that changes its answer, and goes on after an error', async () => {
  const root = folder()
  const said: string[] = []
  let ask: Parameters<typeof watchSchema>[1] = async () => ({ isChanged: false, text: '' })
  const stop = watchSchema(
    root,
    () => ask(),
    (text) => said.push(text.trim()),
  )
  const save = async (answer: typeof ask) => {
    const asked = vi.fn(answer)
    ask = asked
    writeFileSync(join(root, 'a.graphql'), `# ${Math.random()}`)
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 5_000)
    // Its answer is a promise's step away.
    await asked.mock.results[0]?.value.catch(() => {})
    return said.splice(0)
  }
  expect(await save(async () => ({ isChanged: false, text: 'No changes' }))).toEqual([])
  expect(await save(async () => ({ isChanged: true, text: 'One change' }))).toEqual(['One change'])
  expect(await save(async () => ({ isChanged: true, text: 'One change' }))).toEqual([])
  expect(await save(async () => Promise.reject(new Error('Half written')))).toEqual(['Half written'])
  expect(await save(async () => ({ isChanged: false, text: 'No changes' }))).toEqual(['No changes'])
  stop()
})

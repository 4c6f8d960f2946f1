import { describe, expect, onTestFinished, test } from 'vitest'
import { openSample } from '../testing/database/open-sample'
import { createPublicCache } from './public-cache'

const response = (text: string) => ({ status: 200, headers: {}, body: Buffer.from(text) })

const openCache = async (staleSeconds = 5) => {
  const db = await openSample()
  onTestFinished(() => db.destroy())
  let ms = 0
  const results: string[] = []
  const lookUp = createPublicCache({
    db,
    now: () => new Date(ms),
    staleSeconds,
    onLookup: (result) => results.push(result),
  })
  const write = () => db.updateTable('stat').set({ label: 'Changed' }).execute()
  return {
    results,
    lookUp,
    pass: (more: number) => {
      ms += more
    },
    write,
    writeOften: async () => {
      for (let count = 0; count < 5; count++) {
        await write()
        ;(await lookUp('other key', true)).end()
      }
      results.length = 0
    },
    textOf: async (mustBeCurrent = false) => (await lookUp('key', mustBeCurrent)).cached?.body.toString(),
    fill: async (text: string) => (await lookUp('key', true)).store(response(text)),
  }
}

describe('public cache: single flight', () => {
  test('requests for a response that is being made get the same one', async () => {
    const { lookUp, results } = await openCache()
    const first = await lookUp('key', false)
    const others = [lookUp('key', false), lookUp('key', true)]
    // Its version is read together with theirs.
    await lookUp('other key', true)
    first.store(response('made once'))
    expect((await Promise.all(others)).map(({ cached }) => cached?.body.toString())).toEqual(['made once', 'made once'])
    expect(results).toEqual(['miss', 'miss', 'shared', 'shared'])
  })

  test('a request after a write does not share a response that began before it', async () => {
    const { lookUp, write } = await openCache()
    const before = await lookUp('key', true)
    await write()
    const after = await lookUp('key', true)
    expect(after.cached).toBeUndefined()
    after.store(response('new'))
    before.store(response('old'))
    expect((await lookUp('key', true)).cached).toBeUndefined()
  })

  test('requests make their own response if the first one is not stored, and later ones do not wait', async () => {
    const { lookUp } = await openCache()
    const first = await lookUp('private', false)
    const other = lookUp('private', false)
    await lookUp('other key', true)
    first.end()
    expect((await other).cached).toBeUndefined()
    expect((await lookUp('private', false)).cached).toBeUndefined()
  })
})

describe('public cache: stale-while-revalidate', () => {
  test('a response is used for some seconds while the catalogue changes often, unless it must be current', async () => {
    const { textOf, fill, write, writeOften, pass, results } = await openCache()
    await writeOften()
    await fill('old')
    await write()
    pass(3_999)
    expect(await textOf()).toBe('old')
    expect(await textOf(true)).toBeUndefined()
    expect(results).toEqual(['miss', 'recent', 'miss'])
  })

  test('in the last second one request renews the response and others get the old one meanwhile', async () => {
    const { lookUp, textOf, fill, write, writeOften, pass } = await openCache()
    await writeOften()
    await fill('old')
    await write()
    pass(4_000)
    const renewing = await lookUp('key', false)
    expect(renewing.cached).toBeUndefined()
    expect(await textOf()).toBe('old')
    renewing.store(response('new'))
    expect(await textOf()).toBe('new')
  })

  test('a response is never used later than the limit after a write', async () => {
    const { lookUp, textOf, fill, pass, writeOften } = await openCache()
    await fill('old')
    pass(5_000)
    await writeOften()
    const renewing = await lookUp('key', false)
    expect(renewing.cached).toBeUndefined()
    const other = textOf()
    await lookUp('other key', true)
    renewing.store(response('new'))
    expect(await other).toBe('new')
  })

  test('a response that was found current is used for some seconds more', async () => {
    const { textOf, fill, writeOften, pass } = await openCache()
    await fill('text')
    pass(10_000)
    expect(await textOf()).toBe('text')
    await writeOften()
    pass(3_999)
    expect(await textOf()).toBe('text')
  })

  test('after a single write every response is current', async () => {
    const { textOf, fill, write } = await openCache()
    await fill('old')
    await write()
    expect(await textOf()).toBeUndefined()
  })

  test('with a limit of 0 seconds every response is current', async () => {
    const { textOf, fill, writeOften } = await openCache(0)
    await fill('old')
    await writeOften()
    expect(await textOf()).toBeUndefined()
  })
})

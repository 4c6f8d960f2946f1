import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStoredFiles } from './stored-files'

const base = 'https://marque.example/demo/'
const stores = new Map<string, Map<string, string>>()
/** The files of the host, by path. */
const host = new Map<string, string>()
let isFull = false

const get = (store: Map<string, string> | undefined, key: string) => {
  const found = store?.get(key)
  return found === undefined ? undefined : new Response(found)
}

beforeEach(() => {
  isFull = false
  for (const map of [stores, host]) map.clear()
  vi.stubGlobal('caches', {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string, { cacheName }: { cacheName?: string } = {}) => {
      const searched = cacheName === undefined ? [...stores.values()] : [stores.get(cacheName)]
      return searched.map((store) => get(store, key)).find(Boolean)
    },
    open: async (name: string) => ({
      put: async (key: string, response: Response) => {
        if (isFull) throw new DOMException('Full', 'QuotaExceededError')
        const content = await response.text()
        stores.set(name, (stores.get(name) ?? new Map()).set(key, content))
      },
    }),
  })
  // As browsers do, it refuses a content of another digest, which is the content itself here.
  vi.stubGlobal('fetch', async (url: URL, { integrity }: { integrity?: string } = {}) => {
    const content = host.get(url.pathname.slice('/demo'.length))
    if (content === undefined || (integrity !== undefined && integrity !== content))
      throw new TypeError('Failed to fetch')
    return new Response(content)
  })
})
afterEach(() => vi.unstubAllGlobals())

const build = (version: string, digests: Record<string, string>) => {
  for (const [path, content] of Object.entries(digests)) host.set(path, content)
  return createStoredFiles(base, { version, digests })
}
const textOf = async (response: Promise<Response>) => (await response).text()

test('stored files: an update takes unchanged files from the older build, and then all are there without the host', async () => {
  await build('1', { '/a.js': 'same', '/b.js': 'old' }).storeAll()
  host.clear()
  host.set('/b.js', 'new')
  const newer = createStoredFiles(base, { version: '2', digests: { '/a.js': 'same', '/b.js': 'new' } })
  expect(await newer.hasOlder()).toBe(true)
  await newer.storeAll()
  await newer.removeOlder()
  host.clear()
  expect([await textOf(newer.answer('/a.js')), await textOf(newer.answer('/b.js'))]).toEqual(['same', 'new'])
})

test('stored files: an update that finds no space, or another build at the host, fails and leaves the older build', async () => {
  const older = build('1', { '/a.js': 'old' })
  await older.storeAll()
  const newer = build('2', { '/a.js': 'new' })
  isFull = true
  await expect(newer.storeAll()).rejects.toThrow('Full')
  isFull = false
  host.set('/a.js', 'newest')
  await expect(newer.storeAll()).rejects.toThrow('Failed to fetch')
  expect(await textOf(older.answer('/a.js'))).toBe('old')
})

test('stored files: a file of another build is never stored as one of this build', async () => {
  const files = build('1', { '/a.js': 'own' })
  host.set('/a.js', 'newer')
  expect(await textOf(files.answer('/a.js'))).toBe('newer')
  host.set('/a.js', 'own')
  expect(await textOf(files.answer('/a.js'))).toBe('own')
})

test('stored files: a full storage answers from the host', async () => {
  const files = build('1', { '/a.js': 'own' })
  isFull = true
  expect(await textOf(files.answer('/a.js'))).toBe('own')
  expect(stores.size).toBe(0)
})

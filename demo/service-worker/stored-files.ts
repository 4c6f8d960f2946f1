import { nameOf } from '../channel'

/** The files of one build. */
export interface BuildFiles {
  version: string
  /** The digest of each file by its path, as `fetch` compares it: `sha256-` and the digest in Base64. */
  digests: Record<string, string>
}

/** Stores the files of a build in a cache of their own, so that they are there offline. `base` is the folder of the demonstration. */
export const createStoredFiles = (base: string, { version, digests }: BuildFiles) => {
  const prefix = `${nameOf(base)} `
  const name = prefix + version
  const addressOf = (path: string) => new URL(`.${path}`, base)
  /** With the digest: a file that is the same in two builds has the same key in both of their caches. */
  const keyOf = (path: string) => `${addressOf(path)}?${encodeURIComponent(digests[path] ?? '')}`

  const store = async (path: string, response: Response) => (await caches.open(name)).put(keyOf(path), response)

  /** Rejects if the host has another build by now, whose files must not be stored as those of this one. */
  const fetchOwn = (path: string) => fetch(addressOf(path), { cache: 'no-cache', integrity: digests[path] ?? '' })

  const storeFile = async (path: string) => {
    if (await caches.match(keyOf(path), { cacheName: name })) return
    await store(path, (await caches.match(keyOf(path))) ?? (await fetchOwn(path)))
  }

  const olderCaches = async () => (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name)

  return {
    has: (path: string) => path in digests,

    answer: async (path: string): Promise<Response> => {
      const stored = await caches.match(keyOf(path))
      if (stored) return stored
      const own = await fetchOwn(path).catch(() => undefined)
      if (!own) return fetch(addressOf(path))
      // If the storage is full, the file is fetched again when it is needed.
      await store(path, own.clone()).catch(() => {})
      return own
    },

    storeFile,
    /** Takes files that are unchanged from the caches of older builds. Rejects unless all files are stored. */
    storeAll: () => Promise.all(Object.keys(digests).map(storeFile)),
    hasOlder: async () => (await olderCaches()).length > 0,
    removeOlder: async () => Promise.all((await olderCaches()).map((key) => caches.delete(key))),
  }
}

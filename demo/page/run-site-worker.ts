import { nameOf } from '../channel'

/** The folder of the demonstration, and the file name of its site worker. */
export interface Build {
  base: string
  siteWorker: string
}

/**
 * Starts the site worker in this tab, once no other tab has one: a database has one owner. Rejects if its files can't be loaded. Resolves
 * when another page has taken the lock from this one, to remove the database.
 */
export const runSiteWorker = async ({ base, siteWorker }: Build) => {
  let stop = () => {}
  try {
    await navigator.locks.request(nameOf(base), () => {
      const worker = new Worker(new URL(siteWorker, base), { type: 'module' })
      stop = () => worker.terminate()
      // The lock is held until the tab is closed, unless the worker can't start.
      return new Promise<never>((_, reject) => {
        worker.onerror = () => reject(new Error('Files of the demonstration could not be loaded.'))
        worker.onmessage = () => {
          worker.onerror = null
        }
      })
    })
  } catch (error) {
    stop()
    if (!isStolen(error)) throw error
  }
}

const isStolen = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

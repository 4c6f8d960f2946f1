import { join, relative } from 'node:path'
import type { SubscribeCallback } from '@parcel/watcher'

/** Editors and code generation write in several steps. */
const DEBOUNCE_MS = 40

/** Calls `onSave` with the files saved since its last run, one run at a time. Returns a function that stops watching. */
export const watchFiles = async (
  root: string,
  folders: string[],
  isWatched: (file: string) => boolean,
  onSave: (files: string[]) => Promise<void>,
) => {
  const saved = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  const run = async () => {
    if (isRunning || saved.size === 0) return
    isRunning = true
    const files = [...saved]
    saved.clear()
    await onSave(files).catch(console.error)
    isRunning = false
    await run()
  }
  const onEvents: SubscribeCallback = (error, events) => {
    if (error) console.error(error.message)
    for (const { path } of events) {
      const file = relative(root, path).replaceAll('\\', '/')
      if (!isWatched(file)) continue
      saved.add(file)
      clearTimeout(timer)
      timer = setTimeout(run, DEBOUNCE_MS)
    }
  }
  // Loaded here, because its native module can be loaded by one thread only, and tests run in several.
  const { default: watcher } = await import('@parcel/watcher')
  const subscriptions = await Promise.all(folders.map((folder) => watcher.subscribe(join(root, folder), onEvents)))
  return async () => {
    clearTimeout(timer)
    await Promise.all(subscriptions.map((subscription) => subscription.unsubscribe()))
  }
}

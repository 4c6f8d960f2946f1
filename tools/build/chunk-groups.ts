import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Group = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>[number]

const isVendor = (id: string) => /node_modules|^\0/.test(id)

/**
 * Everything that the entry imports before it imports any screen. Not the entry itself: it waits for a screen, and would
 * wait for ever if the screen's chunk had to wait for it.
 */
const loadedAtStart = () => {
  let start: Set<string> | undefined
  return (id: string, context: Rolldown.ChunkingContext) => {
    start ??= reachable(context)
    return start.has(id)
  }
}

const reachable = (context: Rolldown.ChunkingContext) => {
  const entry = fileURLToPath(new URL('../../client/entry-client.tsx', import.meta.url))
  const seen = new Set<string>()
  const follow = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) follow(imported)
  }
  follow(entry)
  seen.delete(entry)
  return seen
}

/**
 * Left alone, what a few screens share becomes dozens of tiny files: more requests, and each compressed by itself.
 * Mutations are what forms need: most pages do without.
 */
export const chunkGroups = (): Group[] => {
  const atStart = loadedAtStart()
  return [
    { name: 'vendor', test: (id) => isVendor(id) && !id.includes('useMutation') },
    { debugName: 'start', name: (id, context) => (!isVendor(id) && atStart(id, context) ? 'start' : null) },
    { name: 'shared', test: /client\/(ui|features\/(?!dashboard)).*\.tsx?$/, minShareCount: 4 },
  ]
}

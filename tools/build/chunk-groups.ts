import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { modulePaths } from './chunk-modules.ts'

type Group = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>[number]

type Modules = keyof typeof modulePaths

const isOf = (modules: Modules, id: string) => modulePaths[modules].some((path) => id.includes(`client/${path}`))
const isVendor = (id: string) => /node_modules|^\0/.test(id)
const isListingDetail = (id: string) =>
  isOf('listingDetail', id) && !isOf('listingDetailSkeleton', id) && !isOf('serviceDetail', id)

/**
 * Everything that the entry imports statically, but not the entry itself: its top-level await waits for the first
 * screen, and would never end if that screen's chunk imported the entry's.
 */
const loadedAtStart = () => {
  let start: Set<string> | undefined
  return (id: string, context: Rolldown.ChunkingContext) => {
    start ??= reachable(context)
    return !isVendor(id) && start.has(id)
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
 * Without groups, modules that a few screens share become dozens of tiny files: more requests, each compressed by itself.
 * A module goes to the first group that takes it.
 */
export const chunkGroups = (): Group[] => {
  const atStart = loadedAtStart()
  const shared = (modules: Modules): Group => ({
    name: modules,
    test: (id) => isOf(modules, id),
    minShareCount: 2,
  })
  return [
    // Few pages need these; queries and fragments are on every page.
    {
      name: 'vendor',
      test: (id) =>
        isVendor(id) &&
        !/use(Mutation|Subscription|LazyQuery|BackgroundQuery|ReadQuery|SuspenseFragment)|graphql-sse|simplewebauthn|uqr|client\/link\/http|\?deferred$/.test(
          id,
        ),
    },
    { debugName: 'start', name: (id, context) => (isOf('everyPage', id) || atStart(id, context) ? 'start' : null) },
    shared('dates'),
    shared('utcDates'),
    { name: 'listingCard', test: (id) => isOf('listingCard', id) && !isOf('list', id), minShareCount: 5 },
    shared('list'),
    shared('facets'),
    shared('search'),
    { name: 'reviews', test: (id) => isOf('reviewsOfPage', id) },
    shared('cart'),
    shared('addToCart'),
    shared('recordNotFound'),
    { name: 'listingDetail', test: isListingDetail, minShareCount: 2 },
    shared('serviceDetail'),
    shared('listingOptions'),
    shared('profile'),
    shared('companyCard'),
    shared('submit'),
    shared('session'),
    shared('accountFields'),
    shared('auth'),
    shared('orders'),
    shared('dialog'),
    shared('upload'),
    shared('formDraft'),
    shared('formWithDraft'),
    shared('numberFields'),
    { name: 'signedIn', test: (id) => isOf('signedIn', id) && !isOf('orderRows', id), minShareCount: 4 },
    shared('orderRows'),
    shared('orderPage'),
  ]
}

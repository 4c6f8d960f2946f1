import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Group = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>[number]

/** Tiny parts that nearly every page has. */
const isFrame = (id: string) =>
  /client\/(apollo\/fragment-hook|lib\/(paths|text|hydration)|features\/(page\/(page-contexts|head\/|layout\/links|errors\/(load-error|not-found|use-online))|session\/roles|saved\/deferred))/.test(
    id,
  )
const isShared = (id: string) => /client\/(lib|ui|features)\//.test(id)
/** What a page shows once something went wrong. */
const isFailure = (id: string) => /client\/features\/page\/errors\/(error-panels|loaded|retry-button)/.test(id)
/** What only signed-in people have a use for. */
const isWork = (id: string) =>
  /client\/(ui\/(feedback\/confirm-dialog|form\/text-area|text\/badge)|features\/(application|company-form|conversation|dashboard|engagement|form|job-form|live-updates|notifications|own-listings|payment|upload)\/)/.test(
    id,
  )
/** Of a form: what public pages need too. */
const isSubmit = (id: string) =>
  /client\/(ui\/form\/submit-button|features\/form\/(form-result|unsaved-changes|use-submit))/.test(id)
const isAuth = (id: string) => /client\/(ui\/form\/password-field|features\/(auth|session)\/)/.test(id)
const isCart = (id: string) => /client\/features\/cart\/cart-/.test(id)
const isAdding = (id: string) => /client\/features\/cart\/(add|use-add)/.test(id)
const isDetail = (id: string) => /client\/features\/listing-detail\/(?!listing-detail-skeleton)/.test(id)
const isList = (id: string) =>
  /client\/features\/(page\/layout\/title-page|pagination\/|listing\/listing-list)/.test(id)
const isProfile = (id: string) => /client\/(ui\/text\/(facts|paragraphs|star-rating|tags)|features\/profile\/)/.test(id)
/** What a page and the form behind it say of an address that is nobody's. */
const isAbsent = (id: string) => /client\/features\/page\/errors\/record-not-found/.test(id)
/** Small parts that too few dashboard pages share for the group `work`. */
const isDashboardPart = (id: string) => /client\/features\/engagement\/orders\./.test(id)
const isReview = (id: string) => /client\/features\/review\//.test(id)
/** What of it comes with a page: the rest comes after. */
const isReviewStart = (id: string) => /client\/features\/review\/(reviews\.tsx|.*\.css)/.test(id)
const isDates = (id: string) => /client\/lib\/dates/.test(id)
const isVendor = (id: string) => /node_modules|^\0/.test(id)
/** A matter of few pages, though about as many share it. */
const isSum = (id: string) => /client\/ui\/text\/sum\./.test(id)
const isBrowse = (id: string) =>
  isShared(id) &&
  ![
    isAbsent,
    isAdding,
    isCart,
    isDates,
    isDetail,
    isAuth,
    isFailure,
    isList,
    isProfile,
    isReview,
    isSubmit,
    isSum,
    isWork,
  ].some((isOther) => isOther(id))

/**
 * Everything that the entry imports before it imports any screen. Not the entry itself: it waits for a screen, and would
 * wait for ever if the screen's chunk had to wait for it.
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
 * Left alone, what a few screens share becomes dozens of tiny files: more requests, and each compressed by itself.
 * Mutations are what forms need, subscriptions who is signed in: most pages do without.
 */
export const chunkGroups = (): Group[] => {
  const atStart = loadedAtStart()
  return [
    { name: 'vendor', test: (id) => isVendor(id) && !/useMutation|graphql-sse/.test(id) },
    { debugName: 'start', name: (id, context) => (isFrame(id) || atStart(id, context) ? 'start' : null) },
    { name: 'ui', test: (id) => /client\/ui\//.test(id) && !isWork(id), minShareCount: 9 },
    { name: 'browse', test: isBrowse, minShareCount: 5 },
    { name: 'dates', test: isDates, minShareCount: 2 },
    { name: 'list', test: isList, minShareCount: 2 },
    { name: 'reviews', test: isReviewStart },
    { name: 'cart', test: isCart, minShareCount: 2 },
    { name: 'adding', test: isAdding, minShareCount: 2 },
    { name: 'detail', test: isDetail, minShareCount: 2 },
    { name: 'profile', test: isProfile, minShareCount: 2 },
    { name: 'company', test: /client\/features\/company\/company-card\./, minShareCount: 2 },
    { name: 'absent', test: isAbsent, minShareCount: 2 },
    { name: 'submit', test: isSubmit, minShareCount: 2 },
    { name: 'auth', test: isAuth, minShareCount: 2 },
    { name: 'dashboard', test: isDashboardPart, minShareCount: 2 },
    { name: 'work', test: isWork, minShareCount: 4 },
  ]
}

import type { EditListingInput } from '../../generated/schema'
import { type DraftValues, inputOf, valuesOf } from './draft-values'
import type { ListingForm_ListingFragment } from './listing-form.generated'
import type { Problem } from './use-listing-actions'

/** How long typing pauses before it is saved, and how long until a save that failed is tried again; milliseconds. */
const PAUSE_MS = 800
const AGAIN_MS = 5_000

export interface Draft {
  values: DraftValues
  /** As the server last told it. */
  listing: ListingForm_ListingFragment
  /** Waiting for a pause, on its way, not understood, changed elsewhere, or gone. */
  state: 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict' | 'gone'
  /** Why it is refused. */
  problem?: Problem | undefined
  /** What it says elsewhere, where that is in conflict. */
  other?: ListingForm_ListingFragment | undefined
}

type Reply =
  | { __typename: 'ListingSaved'; listing: ListingForm_ListingFragment }
  | { __typename: 'EditConflict'; current: ListingForm_ListingFragment }
  | { __typename: 'InvalidInput'; field: string; message: string }
  | { __typename: 'ListingNotFound' }

export type Send = (input: EditListingInput) => Promise<Reply | undefined>

/** Saves what is typed by itself: one save at a time, the last word last, again and again until it is through. */
export const createDraftKeeper = (listing: ListingForm_ListingFragment, send: Send) => {
  let draft: Draft = { listing, values: valuesOf(listing), state: 'saved' }
  /** What the server has. */
  let kept = draft.values
  /** Sent without an answer. It may have arrived all the same, and must go first again: the rest builds on it. */
  let unanswered: DraftValues | undefined
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const set = (change: Partial<Draft>) => {
    draft = { ...draft, ...change }
    for (const listener of listeners) listener()
  }
  const saveIn = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), delay)
  }
  const isStuck = () => draft.state === 'conflict' || draft.state === 'gone'

  const attempt = async () => {
    const sent = unanswered ?? draft.values
    const read = inputOf(sent)
    if ('problem' in read) return set({ state: 'refused', problem: read.problem })
    set({ state: 'saving', problem: undefined })
    unanswered = sent
    const { id, updatedAt } = draft.listing
    const reply = await send({ id, updatedAt, ...read.input }).catch(() => undefined)
    if (!reply) {
      set({ state: 'failed' })
      return saveIn(AGAIN_MS)
    }
    unanswered = undefined
    if (reply.__typename === 'ListingSaved') return wasKept(sent, reply.listing)
    if (reply.__typename === 'EditConflict') return set({ state: 'conflict', other: reply.current })
    if (reply.__typename === 'ListingNotFound') return set({ state: 'gone' })
    const { field, message } = reply
    set({ state: 'refused', problem: { field, message } })
  }

  const wasKept = (sent: DraftValues, saved: ListingForm_ListingFragment) => {
    const { values } = draft
    // A drawn cover follows the category.
    const settled = values.images === sent.images ? { ...values, images: saved.images } : values
    kept = values === sent ? settled : sent
    set({ listing: saved, values: settled, state: kept === settled ? 'saved' : 'waiting' })
    if (kept !== settled) saveIn(PAUSE_MS)
  }

  const run = () => {
    running = attempt().finally(() => {
      running = undefined
    })
    return running
  }

  /** Saves now; tells whether all that was typed until now is saved. */
  const save = async () => {
    clearTimeout(timer)
    while (running) await running
    if (unanswered && !isStuck()) await run()
    if (!unanswered && !isStuck() && draft.values !== kept) await run()
    return draft.state === 'saved' || draft.state === 'waiting'
  }

  const begin = (from: ListingForm_ListingFragment) => {
    clearTimeout(timer)
    unanswered = undefined
    kept = valuesOf(from)
    set({ listing: from, values: kept, state: 'saved', problem: undefined, other: undefined })
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    read: () => draft,
    change: (values: Partial<DraftValues>) => {
      set({ values: { ...draft.values, ...values }, problem: undefined })
      if (isStuck()) return
      if (draft.state !== 'saving') set({ state: 'waiting' })
      saveIn(PAUSE_MS)
    },
    save,
    /** The listing was changed here by other means, with nothing left to save; what was typed meanwhile stays. */
    adopt: (changed: ListingForm_ListingFragment) => {
      if (draft.values === kept) begin(changed)
      else set({ listing: changed })
    },
    /** Forgets what was typed. */
    begin,
    takeOther: () => draft.other && begin(draft.other),
    keepMine: () => {
      if (!draft.other) return
      set({ listing: draft.other, other: undefined, state: 'waiting' })
      // The server has something else: even what was saved before has to be sent again.
      kept = valuesOf(draft.listing)
      void save()
    },
    /** Sends what waits, if the page is left. */
    leave: () => {
      clearTimeout(timer)
      if (draft.state === 'waiting') void save()
    },
    /** There is nothing to save any more. */
    drop: () => {
      clearTimeout(timer)
      unanswered = undefined
      kept = draft.values
      set({ state: 'saved' })
    },
  }
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>

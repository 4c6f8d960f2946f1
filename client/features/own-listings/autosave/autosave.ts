import type { EditListingInput } from '../../../generated/schema'
import { isAccountRefused } from '../../form/form-result'
import type { ListingForm_ListingFragment } from '../editor/listing-form.generated'
import type { Problem } from '../problem'
import { type DraftValues, toDraftValues, toInput } from './draft-values'

/** A save starts after this pause in typing. */
const DEBOUNCE_MS = 800
/** A failed save is retried after this time. */
const RETRY_MS = 5_000

export interface Draft {
  values: DraftValues
  /** The listing in the server's last response. */
  listing: ListingForm_ListingFragment
  /**
   * `waiting`: for a pause in typing; `refused`: invalid; `conflict`: changed elsewhere; `gone`: deleted elsewhere; `forbidden`: signed out, or
   * may edit no more.
   */
  state: 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict' | 'gone' | 'forbidden'
  /** The violation, if the state is `refused`. */
  problem?: Problem | undefined
  /** The server's version, in a conflict. */
  other?: ListingForm_ListingFragment | undefined
}

type Reply =
  | { __typename: 'ListingSaved'; listing: ListingForm_ListingFragment }
  | { __typename: 'EditConflict'; current: ListingForm_ListingFragment }
  | { __typename: 'InvalidInput'; field: string; message: string }
  | { __typename: 'ListingNotFound' }
  | { __typename: 'TooManyAttempts'; retryAfterSeconds: number }

export type Send = (input: EditListingInput) => Promise<Reply | undefined>

/**
 * Saves a draft while it is typed: one save at a time, in order, with retries until it succeeds. It is not retried where the account was
 * signed out or may edit no more: the retries would outlive the page.
 */
export const createAutosave = (listing: ListingForm_ListingFragment, send: Send) => {
  let draft: Draft = { listing, values: toDraftValues(listing), state: 'saved' }
  /** The values that the server has. */
  let savedValues = draft.values
  /** Sent, but not answered. The server may have stored it, so it is sent again before anything newer. */
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

  const sendOnce = async () => {
    const sent = unanswered ?? draft.values
    const parsed = toInput(sent)
    if ('problem' in parsed) return set({ state: 'refused', problem: parsed.problem })
    // A failed draft stays so until it is saved: a retry that began must not count as a save.
    if (draft.state !== 'failed') set({ state: 'saving', problem: undefined })
    unanswered = sent
    const { id, updatedAt } = draft.listing
    let isForbidden = false
    const reply = await send({ id, updatedAt, ...parsed.input }).catch((error: unknown) => {
      isForbidden = isAccountRefused(error)
    })
    if (isForbidden) return set({ state: 'forbidden' })
    if (!reply) {
      set({ state: 'failed' })
      return saveIn(RETRY_MS)
    }
    unanswered = undefined
    if (reply.__typename === 'ListingSaved') return onSaved(sent, reply.listing)
    if (reply.__typename === 'EditConflict') return showConflict(reply.current)
    if (reply.__typename === 'ListingNotFound') return set({ state: 'gone' })
    if (reply.__typename === 'TooManyAttempts') {
      set({ state: 'failed' })
      return saveIn(reply.retryAfterSeconds * 1_000)
    }
    const { field, message } = reply
    set({ state: 'refused', problem: { field, message } })
  }

  const onSaved = (sent: DraftValues, saved: ListingForm_ListingFragment) => {
    const { values } = draft
    // The server draws the cover by category: its images are taken unless the seller has changed them since.
    const merged = values.images === sent.images ? { ...values, images: saved.images } : values
    savedValues = values === sent ? merged : sent
    set({ listing: saved, values: merged, state: savedValues === merged ? 'saved' : 'waiting' })
    if (savedValues !== merged) saveIn(DEBOUNCE_MS)
  }

  const run = () => {
    running = sendOnce().finally(() => {
      running = undefined
    })
    return running
  }

  /** Stops saving until one of the two versions is chosen. */
  const showConflict = (other: ListingForm_ListingFragment) => {
    clearTimeout(timer)
    set({ state: 'conflict', other })
  }

  /** Saves now. Returns true if everything typed until now is saved. */
  const save = async () => {
    clearTimeout(timer)
    while (running) await running
    if (unanswered && !isStuck()) await run()
    if (!unanswered && !isStuck() && draft.values !== savedValues) await run()
    return draft.state === 'saved' || draft.state === 'waiting'
  }

  const reset = (from: ListingForm_ListingFragment) => {
    clearTimeout(timer)
    unanswered = undefined
    savedValues = toDraftValues(from)
    set({ listing: from, values: savedValues, state: 'saved', problem: undefined, other: undefined })
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
      // A refused draft stays so until it is saved: what was refused may still be in it. So does a failed one.
      if (draft.state === 'saved' || draft.state === 'forbidden') set({ state: 'waiting' })
      saveIn(DEBOUNCE_MS)
    },
    save,
    /** Takes over a listing that another action of this page has changed. Unsaved values stay. */
    adopt: (changed: ListingForm_ListingFragment) => {
      if (draft.values === savedValues) reset(changed)
      else set({ listing: changed })
    },
    /** Replaces the draft, also its unsaved values, by the server's version. */
    reset,
    showConflict,
    takeOther: () => draft.other && reset(draft.other),
    keepMine: () => {
      if (!draft.other) return
      set({ listing: draft.other, other: undefined, state: 'waiting' })
      // The server has other values, so all of these are sent again.
      savedValues = toDraftValues(draft.listing)
      void save()
    },
    /** For leaving the page: sends a save that waits for a pause. */
    flush: () => {
      clearTimeout(timer)
      if (draft.state === 'waiting') void save()
    },
    /** Stops saving: the listing was deleted. */
    stop: () => {
      clearTimeout(timer)
      unanswered = undefined
      savedValues = draft.values
      set({ state: 'saved' })
    },
  }
}

export type Autosave = ReturnType<typeof createAutosave>

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useUnsaved } from '../form/unsaved-guard'
import { createDraftKeeper } from './draft-keeper'
import { useEditListingMutation } from './edit-listing.generated'
import type { ListingForm_ListingFragment } from './listing-form.generated'

/** A listing while it is written: saved by itself, and not left behind unsaved without a question. */
export const useDraft = (listing: ListingForm_ListingFragment) => {
  const [edit] = useEditListingMutation()
  const [keeper] = useState(() =>
    createDraftKeeper(listing, async (input) => (await edit({ variables: { input } })).data?.editListing),
  )
  const draft = useSyncExternalStore(keeper.subscribe, keeper.read)
  const { state } = draft
  // Inside the site a page that is left still sends what waits; only what can't be sent would be lost.
  useUnsaved(state === 'failed' || state === 'refused' || state === 'conflict')
  useEffect(() => {
    const online = () => {
      if (keeper.read().state === 'failed') void keeper.save()
    }
    const hidden = () => {
      if (document.visibilityState === 'hidden' && keeper.read().state === 'waiting') void keeper.save()
    }
    const ask = (event: BeforeUnloadEvent) => {
      const { state } = keeper.read()
      if (state !== 'saved' && state !== 'gone') event.preventDefault()
    }
    addEventListener('online', online)
    addEventListener('beforeunload', ask)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      removeEventListener('online', online)
      removeEventListener('beforeunload', ask)
      document.removeEventListener('visibilitychange', hidden)
      keeper.leave()
    }
  }, [keeper])
  return { draft, keeper }
}

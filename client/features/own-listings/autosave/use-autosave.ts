import { useEffect, useState, useSyncExternalStore } from 'react'
import { useUnsaved } from '../../form/unsaved-changes'
import type { ListingForm_ListingFragment } from '../editor/listing-form.generated'
import { createAutosave } from './autosave'
import { toInput } from './draft-values'
import { useEditListingMutation } from './edit-listing.generated'

/** The draft of a listing, saved while it is typed. Leaving with unsaved changes asks first. */
export const useAutosave = (listing: ListingForm_ListingFragment) => {
  const [edit] = useEditListingMutation()
  const [autosave] = useState(() =>
    createAutosave(listing, async (input) => (await edit({ variables: { input } })).data?.editListing),
  )
  const draft = useSyncExternalStore(autosave.subscribe, autosave.read)
  const { state } = draft
  // Navigation inside the site still sends a waiting save. Only a draft that can't be sent would be lost.
  const isUnsendable = (state === 'waiting' || state === 'saving') && 'problem' in toInput(draft.values)
  useUnsaved(isUnsendable || state === 'failed' || state === 'refused' || state === 'conflict' || state === 'forbidden')
  useEffect(() => {
    const onOnline = () => {
      if (autosave.read().state === 'failed') void autosave.save()
    }
    const onHidden = () => {
      if (document.visibilityState === 'hidden' && autosave.read().state === 'waiting') void autosave.save()
    }
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      const { state } = autosave.read()
      if (state !== 'saved' && state !== 'gone') event.preventDefault()
    }
    const listeners = new AbortController()
    const { signal } = listeners
    addEventListener('online', onOnline, { signal })
    addEventListener('beforeunload', onBeforeUnload, { signal })
    document.addEventListener('visibilitychange', onHidden, { signal })
    return () => {
      listeners.abort()
      autosave.flush()
    }
  }, [autosave])
  return { draft, autosave }
}

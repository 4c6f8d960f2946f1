import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loginPath } from '../../lib/paths'
import { useOptimisticToggle } from '../../lib/use-optimistic-toggle'
import { mayBuy } from '../session/roles'
import { useSession } from '../session/session-store'
import { pendingSave } from './pending-save'
import styles from './save-listing-button.module.css'
import { showSaveNotification } from './save-notification-store'
import { useSavedListingIdsQuery } from './saved-listing-ids.generated'
import { toggleSave } from './toggle-save'

interface Props {
  listing: SavableListing
}

/** For accounts that buy, except on listings of their own, and for signed-out visitors, who sign in first and find the listing saved when they come back. */
export const SaveListingButton = ({ listing }: Props) => {
  const { user, confirmed } = useSession()
  if (!user) return <SignedOutSaveButton listing={listing} />
  // Until the session is confirmed, the cache may hold what another account saved.
  if (!confirmed || !mayBuy(user.role) || user.id === listing.seller.id) return
  return <BuyerSaveButton key={user.id} listing={listing} />
}

const SignedOutSaveButton = ({ listing: { id, title } }: Props) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const path = pathname + search
  // Coming back without having signed in cancels the save.
  useEffect(pendingSave.clear, [])
  return (
    <SaveButton
      title={title}
      saved={false}
      onClick={() => {
        pendingSave.set({ what: id, path })
        navigate(loginPath(path))
      }}
    />
  )
}

/** Shown once the saved ids have loaded, which the buttons of all listings share. */
const BuyerSaveButton = ({ listing }: Props) => {
  const { data } = useSavedListingIdsQuery()
  return data && <ToggleSaveButton listing={listing} saved={data.savedListingIds.includes(listing.id)} />
}

const ToggleSaveButton = ({ listing: { id, title }, saved }: Props & { saved: boolean }) => {
  const client = useApolloClient()
  const [isSaved, toggle] = useOptimisticToggle(saved, async (wanted) => {
    const { problem } = await toggleSave(client, id, wanted)
    showSaveNotification(problem && { text: problem })
  })
  return <SaveButton title={title} saved={isSaved} onClick={toggle} />
}

export interface SavableListing {
  id: string
  title: string
  seller: { id: string }
}

interface ButtonProps {
  title: string
  saved: boolean
  onClick: () => void
}

/** A heart. Its accessible name stays the same; `aria-pressed` tells whether the listing is saved. */
const SaveButton = ({ title, saved, onClick }: ButtonProps) => (
  <button type="button" className={styles.save} aria-label={`Save ${title}`} aria-pressed={saved} onClick={onClick}>
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M10 16.9 3.6 10.4a4.1 4.1 0 0 1 0-5.8 4 4 0 0 1 5.7 0l.7.7.7-.7a4 4 0 0 1 5.7 0 4.1 4.1 0 0 1 0 5.8z" />
    </svg>
  </button>
)

import { useState } from 'react'
import { Link } from 'react-router-dom'
import { publicPath } from '../../../lib/paths'
import { titleOrUntitled } from '../../listing/listing-kinds'
import { type ActionResult, useListingActions } from '../publish/use-listing-actions'
import { isUpToDate } from '../status-badge'
import type { OwnListingRow_ListingFragment } from './own-listing-row.generated'
import styles from './row-actions.module.css'

interface Props {
  listing: OwnListingRow_ListingFragment
  path: string
  deleting: boolean
  setDeleting: (deleting: boolean) => void
  notify: (text: string, good: boolean) => void
}

export const RowActions = ({ listing, path, deleting, setDeleting, notify }: Props) => {
  const { publish, unpublish } = useListingActions()
  const [busy, setBusy] = useState(false)
  const title = titleOrUntitled(listing)
  const of = <span className="visually-hidden">{` ${title}`}</span>

  const run = async (act: (id: string) => Promise<ActionResult>, done: string, undone: string) => {
    if (busy) return
    setBusy(true)
    const { problem } = await act(listing.id)
    setBusy(false)
    if (!problem) return notify(`“${title}” ${done}`, true)
    notify(`“${title}” ${undone} ${problem.message}${problem.field ? '. Edit it to finish it.' : ''}`, false)
  }

  return (
    <ul className={styles.actions} aria-busy={busy}>
      <li>
        <Link to={path}>Edit{of}</Link>
      </li>
      <li>
        {listing.status === 'PUBLISHED' ? (
          <Link to={publicPath(listing)}>View{of}</Link>
        ) : (
          <Link to={`${path}#preview`}>Preview{of}</Link>
        )}
      </li>
      {!isUpToDate(listing) && (
        <li>
          <button type="button" onClick={() => run(publish, 'is published.', 'is not published:')}>
            Publish{of}
          </button>
        </li>
      )}
      {listing.status === 'PUBLISHED' && (
        <li>
          <button
            type="button"
            onClick={() => run(unpublish, 'is unpublished. Only you can see it now.', 'is still published:')}
          >
            Unpublish{of}
          </button>
        </li>
      )}
      <li>
        <button type="button" aria-expanded={deleting} onClick={() => setDeleting(!deleting)}>
          Delete{of}
        </button>
      </li>
    </ul>
  )
}

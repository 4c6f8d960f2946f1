import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { OwnListingRow_ListingFragment } from './own-listing-row.generated'
import { publicPath } from './own-path'
import { titleOf } from './own-words'
import styles from './row-actions.module.css'
import { isUpToDate } from './standing'
import { type Answer, useListingActions } from './use-listing-actions'

interface Props {
  listing: OwnListingRow_ListingFragment
  path: string
  deleting: boolean
  setDeleting: (deleting: boolean) => void
  tell: (text: string, good: boolean) => void
}

export const RowActions = ({ listing, path, deleting, setDeleting, tell }: Props) => {
  const { publish, unpublish } = useListingActions()
  const [busy, setBusy] = useState(false)
  const title = titleOf(listing)
  const of = <span className="visually-hidden">{` ${title}`}</span>

  const change = async (act: (id: string) => Promise<Answer>, done: string, undone: string) => {
    if (busy) return
    setBusy(true)
    const { problem } = await act(listing.id)
    setBusy(false)
    if (!problem) return tell(`“${title}” ${done}`, true)
    tell(`“${title}” ${undone} ${problem.message}${problem.field ? '. Edit it to finish it.' : ''}`, false)
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
          <button type="button" onClick={() => change(publish, 'is published.', 'is not published:')}>
            Publish{of}
          </button>
        </li>
      )}
      {listing.status === 'PUBLISHED' && (
        <li>
          <button
            type="button"
            onClick={() => change(unpublish, 'is out of sight. You keep it here.', 'is still published:')}
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

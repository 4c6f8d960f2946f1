import type { FragmentType } from '@apollo/client'
import { type Ref, useState } from 'react'
import { shortDay } from '../../../lib/dates'
import { formatPrice } from '../../../lib/money'
import { publicPath } from '../../../lib/paths'
import { onSingleClick } from '../../../ui/button/on-single-click'
import { useConfirm } from '../../../ui/feedback/use-confirm'
import { RowThumb, RowTitle } from '../../dashboard/dashboard-row'
import { titleOrUntitled } from '../../listing/listing-kinds'
import { Link } from '../../page/layout/link'
import { deleteQuestion } from '../publish/delete-question'
import { type ActionResult, useListingActions } from '../publish/use-listing-actions'
import { isUpToDate, StatusBadge } from '../status-badge'
import { type OwnListingRow_ListingFragment, useOwnListingRow_ListingFragment } from './own-listing-row.generated'
import styles from './own-listing-row.module.css'

interface Props {
  listing: FragmentType<OwnListingRow_ListingFragment>
  /** Address of its editor. */
  path: string
  linkRef: Ref<HTMLAnchorElement> | undefined
  /** Shows the result of an action. */
  notify: (text: string, good: boolean) => void
}

export const OwnListingRow = ({ listing: from, path, linkRef, notify }: Props) => {
  const listing = useOwnListingRow_ListingFragment(from)
  return (
    <tr className={styles.row}>
      <td>
        <div className={styles.listing}>
          <RowThumb cover={listing.cover} />
          <RowTitle to={path} ref={linkRef}>
            {titleOrUntitled(listing)}
          </RowTitle>
        </div>
      </td>
      <td className={styles.category}>{listing.category?.name ?? <span>Not chosen</span>}</td>
      <td className={styles.price}>{listing.price === null ? <span>No price</span> : formatPrice(listing.price)}</td>
      <td className={styles.status}>
        <StatusBadge listing={listing} />
      </td>
      <td className={styles.updated}>
        <time dateTime={listing.updatedAt}>{shortDay(listing.updatedAt)}</time>
      </td>
      <td className={styles.actions}>
        <RowActions listing={listing} path={path} notify={notify} />
      </td>
    </tr>
  )
}

/** The text of the link to the listing, or to the reason why it is taken down. */
const viewLabel = ({ takenDown, status }: OwnListingRow_ListingFragment) => {
  if (takenDown) return 'See why'
  return status === 'PUBLISHED' ? 'View' : 'Preview'
}

const publishedText = ({ takenDown }: OwnListingRow_ListingFragment) =>
  takenDown ? 'is saved. Marque has taken it down, so nobody else can see it.' : 'is published.'

interface ActionsProps extends Pick<Props, 'path' | 'notify'> {
  listing: OwnListingRow_ListingFragment
}

const RowActions = ({ listing, path, notify }: ActionsProps) => {
  const { publish, unpublish, remove } = useListingActions()
  const { ask, dialog } = useConfirm()
  const [busy, setBusy] = useState(false)
  const title = titleOrUntitled(listing)
  const hiddenTitle = <span className="visually-hidden">{` ${title}`}</span>

  const run = async (act: (id: string, updatedAt: string) => Promise<ActionResult>, done: string, undone: string) => {
    if (busy) return
    setBusy(true)
    const { problem } = await act(listing.id, listing.updatedAt)
    setBusy(false)
    if (!problem) return notify(`“${title}” ${done}`, true)
    const about = problem.isUnknown ? `“${title}”:` : `“${title}” ${undone}`
    notify(`${about} ${problem.message}${problem.field ? '. Edit it to finish it.' : ''}`, false)
  }

  const confirmAndRemove = async () => {
    if (await ask(deleteQuestion(listing))) await run(remove, 'is deleted.', 'is not deleted:')
  }

  const isPublished = listing.status === 'PUBLISHED'
  const shownAt = isPublished ? publicPath(listing) : `${path}#preview`

  return (
    <>
      <ul className={styles.buttons} aria-busy={busy}>
        <li>
          <Link to={path}>Edit{hiddenTitle}</Link>
        </li>
        <li>
          <Link to={listing.takenDown ? '/dashboard/take-downs' : shownAt}>
            {viewLabel(listing)}
            {hiddenTitle}
          </Link>
        </li>
        {!isUpToDate(listing) && (
          <li>
            <button
              type="button"
              onClick={onSingleClick(() => run(publish, publishedText(listing), 'is not published:'))}
            >
              Publish{hiddenTitle}
            </button>
          </li>
        )}
        {listing.status === 'PUBLISHED' && (
          <li>
            <button
              type="button"
              onClick={onSingleClick(() =>
                run(unpublish, 'is unpublished. Only you can see it now.', 'is still published:'),
              )}
            >
              Unpublish{hiddenTitle}
            </button>
          </li>
        )}
        <li>
          <button type="button" disabled={busy} onClick={confirmAndRemove}>
            Delete{hiddenTitle}
          </button>
        </li>
      </ul>
      {dialog}
    </>
  )
}

import type { FragmentType } from '@apollo/client'
import { type Ref, useState } from 'react'
import { Link } from 'react-router-dom'
import { shortDay } from '../../../lib/dates'
import { formatPrice } from '../../../lib/money'
import { titleOrUntitled } from '../../listing/listing-kinds'
import { ConfirmDelete } from '../publish/confirm-delete'
import { StatusBadge } from '../status-badge'
import { type OwnListingRow_ListingFragment, useOwnListingRow_ListingFragment } from './own-listing-row.generated'
import styles from './own-listing-row.module.css'
import { RowActions } from './row-actions'

interface Props {
  listing: FragmentType<OwnListingRow_ListingFragment>
  /** Address of its editor. */
  path: string
  linkRef: Ref<HTMLAnchorElement> | undefined
  /** Shows how an action ended. */
  notify: (text: string, good: boolean) => void
}

export const OwnListingRow = ({ listing: from, path, linkRef, notify }: Props) => {
  const listing = useOwnListingRow_ListingFragment(from)
  const [deleting, setDeleting] = useState(false)
  const title = titleOrUntitled(listing)
  return (
    <>
      <tr className={styles.row}>
        <td>
          <div className={styles.what}>
            <img src={`${listing.cover}?size=thumb`} width="56" height="42" alt="" loading="lazy" decoding="async" />
            <Link to={path} ref={linkRef} dir="auto">
              {title}
            </Link>
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
          <RowActions listing={listing} path={path} deleting={deleting} setDeleting={setDeleting} notify={notify} />
        </td>
      </tr>
      {deleting && (
        <tr className={styles.confirm}>
          <td colSpan={6}>
            <ConfirmDelete
              listing={listing}
              close={() => setDeleting(false)}
              deleted={() => notify(`“${title}” is deleted.`, true)}
            />
          </td>
        </tr>
      )}
    </>
  )
}

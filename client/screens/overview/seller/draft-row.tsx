import type { FragmentType } from '@apollo/client'
import { Link } from 'react-router-dom'
import { shortDay } from '../../../lib/dates'
import { type DraftRow_ListingFragment, useDraftRow_ListingFragment } from './draft-row.generated'
import styles from './draft-row.module.css'

export const DraftRow = ({
  listing: from,
  listingsPath,
}: {
  listing: FragmentType<DraftRow_ListingFragment>
  listingsPath: string
}) => {
  const listing = useDraftRow_ListingFragment(from)
  return (
    <li className={styles.draft}>
      <img src={`${listing.cover}?size=thumb`} width="56" height="42" alt="" loading="lazy" decoding="async" />
      <div>
        <Link to={`${listingsPath}/${listing.id}`} dir="auto">
          {listing.title.trim() || 'Untitled'}
        </Link>
        <span>{`changed ${shortDay(listing.updatedAt)}`}</span>
      </div>
    </li>
  )
}

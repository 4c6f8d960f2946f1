import { Link } from 'react-router-dom'
import { shortDay } from '../../features/dashboard/when'
import type { DraftLine_ListingFragment } from './draft-line.generated'
import styles from './draft-line.module.css'

/** `list`: address of the seller's listings; each has its editor below it. */
export const DraftLine = ({ listing, list }: { listing: DraftLine_ListingFragment; list: string }) => (
  <li className={styles.draft}>
    <img src={`${listing.cover}?size=thumb`} width="56" height="42" alt="" loading="lazy" decoding="async" />
    <div>
      <Link to={`${list}/${listing.id}`} dir="auto">
        {listing.title.trim() || 'Untitled'}
      </Link>
      <span>{`changed ${shortDay(listing.updatedAt)}`}</span>
    </div>
  </li>
)

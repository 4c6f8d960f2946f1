import { Link } from 'react-router-dom'
import { shortDay } from '../../../lib/dates'
import type { DraftRow_ListingFragment } from './draft-row.generated'
import styles from './draft-row.module.css'

export const DraftRow = ({ listing, listingsPath }: { listing: DraftRow_ListingFragment; listingsPath: string }) => (
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

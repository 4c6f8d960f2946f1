import type { FragmentType } from '@apollo/client'
import { Icon } from '../../ui/icon/icon'
import { ListingDetail, ListingNotFound } from './listing-detail'
import type { ListingDetail_ListingFragment } from './listing-detail.generated'
import styles from './service-page.module.css'

interface Props {
  service: FragmentType<ListingDetail_ListingFragment> | null
  /** The canonical path, if the page has another. */
  path?: string
}

export const ServicePage = ({ service, path }: Props) =>
  service ? (
    <ListingDetail listing={service} path={path}>
      <h2>What is included</h2>
      <Included />
    </ListingDetail>
  ) : (
    <ListingNotFound kind="SERVICE" />
  )

const included = [
  'Professional consultation',
  'Complete documentation',
  'Delivery within the specified timeframe',
  'One round of revisions',
]

/** Every service includes the same. */
export const Included = () => (
  <ul className={styles.included}>
    {included.map((item) => (
      <li key={item}>
        <Icon name="check" />
        {item}
      </li>
    ))}
  </ul>
)

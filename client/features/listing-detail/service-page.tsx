import type { FragmentType } from '@apollo/client'
import { Icon } from '../../ui/icon/icon'
import { ListingDetail, ListingNotFound } from './listing-detail'
import { type ListingDetail_ListingFragment, useListingDetail_ListingFragment } from './listing-detail.generated'
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
      <ServiceIncluded service={service} />
    </ListingDetail>
  ) : (
    <ListingNotFound kind="SERVICE" />
  )

const ServiceIncluded = ({ service }: { service: FragmentType<ListingDetail_ListingFragment> }) => (
  <Included packaged={useListingDetail_ListingFragment(service).hasPackages} />
)

const included = [
  'Professional consultation',
  'Complete documentation',
  'Delivery within the specified timeframe',
  'One round of revisions',
]

const packagedIncluded = [...included.slice(0, -1), 'Rounds of revisions as in your package']

/** Every service includes the same, but for the rounds of its packages. */
export const Included = ({ packaged }: { packaged: boolean }) => (
  <ul className={styles.included}>
    {(packaged ? packagedIncluded : included).map((item) => (
      <li key={item}>
        <Icon name="check" />
        {item}
      </li>
    ))}
  </ul>
)

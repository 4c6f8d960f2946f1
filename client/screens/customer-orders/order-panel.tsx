import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '../../features/dashboard/badge'
import { Panel } from '../../features/dashboard/panel'
import { bySeller } from '../../features/engagement/by-seller'
import { EngagementRow } from '../../features/engagement/engagement-row'
import { orderTones } from '../../features/engagement/order-tones'
import { longDate } from '../../features/listing/long-date'
import link from '../../ui/link.module.css'
import { price } from '../../ui/price'
import type { OrderPanel_OrderFragment } from './order-panel.generated'
import styles from './order-panel.module.css'

interface Props {
  order: OrderPanel_OrderFragment
  linkRef: Ref<HTMLAnchorElement> | undefined
}

/** One order, its parts by seller. */
export const OrderPanel = ({ order, linkRef }: Props) => {
  const { id, placedAt, state, stateLabel, total, refunded, engagements } = order
  return (
    <Panel
      title={`Order of ${longDate(placedAt)}`}
      more={
        <span className={styles.more}>
          <Badge tone={orderTones[state]}>{stateLabel}</Badge>
          <b>{price(total)}</b>
          {refunded > 0 && <span>{`${price(refunded)} refunded`}</span>}
          <Link ref={linkRef} className={link.link} to={`/dashboard/orders/${id}`}>
            Receipt<span className="visually-hidden">{` of ${longDate(placedAt)}`}</span>
          </Link>
        </span>
      }
    >
      {bySeller(engagements).map(({ seller, parts }) => (
        <section key={seller.id} className={styles.seller} aria-label={seller.name}>
          <h3>
            <bdi>{seller.name}</bdi>
          </h3>
          <ul>
            {parts.map((engagement) => (
              <EngagementRow key={engagement.id} engagement={engagement} grouped />
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  )
}

import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '../../features/dashboard/badge'
import panel from '../../features/dashboard/panel.module.css'
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

/** One order, its parts by seller. No region, as other panels are: of one day there can be many, and they are called alike. */
export const OrderPanel = ({ order, linkRef }: Props) => {
  const { id, placedAt, state, stateLabel, total, refunded, engagements } = order
  const title = `Order of ${longDate(placedAt)}`
  return (
    <article className={panel.panel} aria-label={title}>
      <div className={panel.head}>
        <h2>{title}</h2>
        <span className={styles.more}>
          <Badge tone={orderTones[state]}>{stateLabel}</Badge>
          <b>{price(total)}</b>
          {refunded > 0 && <span>{`${price(refunded)} refunded`}</span>}
          <Link ref={linkRef} className={link.link} to={`/dashboard/orders/${id}`}>
            Receipt<span className="visually-hidden">{` of ${longDate(placedAt)}`}</span>
          </Link>
        </span>
      </div>
      <div className={panel.body}>
        {bySeller(engagements).map(({ seller, parts }) => (
          <div key={seller.id} className={styles.seller}>
            <h3>
              <bdi>{seller.name}</bdi>
            </h3>
            <ul>
              {parts.map((engagement) => (
                <EngagementRow key={engagement.id} engagement={engagement} grouped />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </article>
  )
}

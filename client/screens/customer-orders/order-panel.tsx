import type { FragmentType } from '@apollo/client'
import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import panel from '../../features/dashboard/panel.module.css'
import { EngagementRow } from '../../features/engagement/engagement-row'
import { orderTones } from '../../features/engagement/engagement-states'
import { groupBySeller } from '../../features/engagement/orders'
import { longDate } from '../../lib/dates'
import { formatPrice } from '../../lib/money'
import { Badge } from '../../ui/text/badge'
import link from '../../ui/text/link.module.css'
import styles from './customer-orders.module.css'
import { type OrderPanel_OrderFragment, useOrderPanel_OrderFragment } from './order-panel.generated'

interface Props {
  order: FragmentType<OrderPanel_OrderFragment>
  linkRef: Ref<HTMLAnchorElement> | undefined
}

/** One order, grouped by seller. An article and no region: several orders of one day would be regions of the same name. */
export const OrderPanel = ({ order: from, linkRef }: Props) => {
  const order = useOrderPanel_OrderFragment(from)
  const { id, placedAt, state, stateLabel, total, refunded, engagements } = order
  const title = `Order of ${longDate(placedAt)}`
  return (
    <article className={panel.panel} aria-label={title}>
      <div className={panel.head}>
        <h2>{title}</h2>
        <span className={styles.more}>
          <Badge tone={orderTones[state]}>{stateLabel}</Badge>
          <b>{formatPrice(total)}</b>
          {refunded > 0 && <span>{`${formatPrice(refunded)} refunded`}</span>}
          <Link ref={linkRef} className={link.link} to={`/dashboard/orders/${id}`}>
            Receipt<span className="visually-hidden">{` of ${longDate(placedAt)}`}</span>
          </Link>
        </span>
      </div>
      <div className={panel.body}>
        {groupBySeller(engagements).map(({ seller, parts }) => (
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

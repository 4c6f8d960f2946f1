import { Suspense } from 'react'
import { lazyNamed, lazyPart } from '../../lib/lazy-named'
import type { EngagementPage_EngagementFragment } from './engagement.generated'
import styles from './engagement.module.css'
import { MoneySummary } from './money/money-summary'
import { Participants } from './participants/participants'
import { Timeline } from './timeline/timeline'

// Lazy: few engagements have a choice.
const EngagementChoice = lazyPart(() => import('./choice/engagement-choice'), 'EngagementChoice')

// Lazy: few engagements have a check or an agreement.
const Disclosures = lazyPart(() => import('./disclosure/disclosures'), 'Disclosures')

// Lazy: only paid orders have invoices.
const EngagementInvoices = lazyNamed(() => import('./money/engagement-invoices'), 'EngagementInvoices')

/** The facts about the order: parties, choices, money and events. */
export const EngagementAside = ({ engagement }: { engagement: EngagementPage_EngagementFragment }) => {
  return (
    <aside className={styles.side} aria-label="About this order">
      <Participants engagement={engagement} />
      {engagement.choice && <EngagementChoice engagement={engagement} />}
      {(engagement.conflictCheck || engagement.nda) && <Disclosures engagement={engagement} open={false} />}
      <MoneySummary engagement={engagement} />
      {engagement.money.paid > 0 && engagement.viewerSide !== 'BROKER' && (
        <Suspense>
          {/* Each transition may have added one. */}
          <EngagementInvoices key={engagement.version} id={engagement.id} />
        </Suspense>
      )}
      <Timeline engagement={engagement} />
    </aside>
  )
}

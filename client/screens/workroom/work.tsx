import { lazy, Suspense } from 'react'
import { PageTitle } from '../../features/page/page-title'
import type { CardFields_ProviderFragment } from '../../features/payment/card-fields.generated'
import { Acts } from './acts'
import { LastWords } from './last-words'
import { Others } from './others'
import { Purse } from './purse'
import { Standing } from './standing'
import { Talk } from './talk'
import { Timeline } from './timeline'
import type { Work_EngagementFragment } from './work.generated'
import styles from './work.module.css'
import { WorkHead } from './work-head'

/** There once the work is done, which it mostly isn't. */
const WorkReviews = lazy(async () => ({ default: (await import('./work-reviews')).WorkReviews }))

interface Props {
  engagement: Work_EngagementFragment
  provider: CardFields_ProviderFragment
}

export const Work = ({ engagement, provider }: Props) => (
  <>
    <PageTitle title={`${engagement.number}, ${engagement.title}`} />
    <meta name="robots" content="noindex" />
    <WorkHead engagement={engagement} />
    <Standing engagement={engagement} />
    <div className={styles.work}>
      <div className={styles.main}>
        <LastWords engagement={engagement} />
        <Suspense>
          <WorkReviews engagement={engagement} />
        </Suspense>
        <Acts engagement={engagement} provider={provider} />
        <Talk id={engagement.id} />
      </div>
      <aside className={styles.side} aria-label="About this order">
        <Others engagement={engagement} />
        <Purse engagement={engagement} />
        <Timeline engagement={engagement} />
      </aside>
    </div>
  </>
)

import { dueText } from '../../../features/engagement/due-text'
import { engagementStates } from '../../../features/engagement/engagement-states'
import { useLiveUpdates } from '../../../features/live-updates/live-updates'
import { Loaded } from '../../../features/page/errors/loaded'
import { TextLink } from '../../../features/page/layout/links'
import { formatPrice } from '../../../lib/money'
import { engagementPath } from '../../../lib/paths'
import { pluralize } from '../../../lib/text'
import { Badge } from '../../../ui/text/badge'
import { EngagementSection } from '../engagement-section'
import { type EngagementMilestonesQuery, useEngagementMilestonesQuery } from './engagement-milestones.generated'
import styles from './engagement-milestones.module.css'

type Plan = NonNullable<NonNullable<EngagementMilestonesQuery['engagement']>['milestonePlan']>
type Milestone = Plan['milestones'][number]

/** The milestones of an offer, or of the order that this engagement is part of. Follows what happens to all of them. */
export const EngagementMilestones = ({ id }: { id: string }) => {
  const query = useEngagementMilestonesQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  useLiveUpdates(() => query.refetch())
  return (
    <Loaded query={query} loading="Loading the milestones" height="16rem" failure="The milestones could not be loaded">
      {({ engagement }) => engagement?.milestonePlan && <Milestones id={id} plan={engagement.milestonePlan} />}
    </Loaded>
  )
}

const Milestones = ({ id, plan }: { id: string; plan: Plan }) => (
  <EngagementSection title="Milestones">
    <p>
      {plan.state === null
        ? 'The first is paid on acceptance, each of the others when it is funded.'
        : `${plan.releasedCount} of ${plan.milestoneCount} released.`}
    </p>
    <ol className={styles.milestones}>
      {plan.milestones.map((milestone) => (
        <MilestoneRow key={milestone.number} milestone={milestone} isShown={milestone.engagement?.id === id} />
      ))}
    </ol>
    <p className={styles.total}>
      <span>Together</span>
      <b>{formatPrice(plan.total)}</b>
    </p>
  </EngagementSection>
)

const MilestoneRow = ({ milestone, isShown }: { milestone: Milestone; isShown: boolean }) => {
  const { number, title, price, days, current, engagement } = milestone
  return (
    <li
      className={styles.milestone}
      data-current={current ? true : undefined}
      aria-current={isShown ? 'page' : undefined}
    >
      <span className={styles.number}>{number}</span>
      <div className={styles.subject}>
        {engagement && !isShown ? (
          <TextLink to={engagementPath(engagement.id)}>{title}</TextLink>
        ) : (
          <b dir="auto">{title}</b>
        )}
        <p>
          {[isShown && 'This page', current && 'Current', dueOrDuration(milestone, days)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {engagement && <Badge tone={engagementStates[engagement.state].tone}>{engagement.stateLabel}</Badge>}
      <b className={styles.price}>{formatPrice(price)}</b>
    </li>
  )
}

/** The next due date; before the work has begun the days that it takes. */
const dueOrDuration = ({ engagement }: Milestone, days: number) => {
  const takes = pluralize(days, 'day')
  if (!engagement || engagement.state === 'AWAITING_FUNDING' || !engagement.nextDue)
    return engagement?.ended ? '' : takes
  return dueText(engagement.nextDue)
}

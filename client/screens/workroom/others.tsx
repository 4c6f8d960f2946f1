import { onDayAtTime } from '../../features/dashboard/when'
import type { EngagementActor } from '../../generated/schema'
import { Avatar } from '../../ui/avatar'
import { Icon } from '../../ui/icon'
import { Block } from './block'
import type { Others_EngagementFragment } from './others.generated'
import styles from './others.module.css'

/** What the other side, the marketplace and the clock can do. */
export const Others = ({ engagement }: { engagement: Others_EngagementFragment }) => {
  const { buyer, seller, deadline, availableTransitions, othersTransitions } = engagement
  const stepsOf = (actor: EngagementActor) => [
    ...othersTransitions.filter(({ actors }) => actors.includes(actor)).map(({ label }) => label),
    ...availableTransitions.filter(({ others }) => others.includes(actor)).map(({ label }) => label),
  ]
  const people = (['BUYER', 'SELLER', 'ADMIN'] as const).flatMap((actor) => {
    const steps = stepsOf(actor)
    return steps.length > 0 ? [{ actor, steps }] : []
  })
  if (people.length === 0 && !deadline) return null
  const profiles = { BUYER: buyer, SELLER: seller, ADMIN: undefined }
  return (
    <Block title="What the others can do">
      <dl className={styles.others}>
        {people.map(({ actor, steps }) => (
          <div key={actor}>
            <dt>
              {profiles[actor] ? <Avatar src={profiles[actor].avatar} size="small" /> : <Icon name="shield" />}
              <bdi>{profiles[actor]?.name ?? 'Marque'}</bdi>
            </dt>
            <dd>{steps.join(', ')}</dd>
          </div>
        ))}
        {deadline && (
          <div>
            <dt>
              <Icon name="clock" />
              The clock
            </dt>
            <dd>{`${deadline.label}, ${onDayAtTime(deadline.at)}`}</dd>
          </div>
        )}
      </dl>
    </Block>
  )
}

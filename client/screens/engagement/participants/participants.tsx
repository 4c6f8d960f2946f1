import type { FragmentType } from '@apollo/client'
import { deadlineTexts } from '../../../features/engagement/deadline-texts'
import type { EngagementActor } from '../../../generated/schema'
import { onDayAtTime } from '../../../lib/dates'
import { Avatar } from '../../../ui/icon/avatar'
import { Icon } from '../../../ui/icon/icon'
import { EngagementSection } from '../engagement-section'
import { type Participants_EngagementFragment, useParticipants_EngagementFragment } from './participants.generated'
import styles from './participants.module.css'

/** What the other side and Marque can do, and what happens automatically. */
export const Participants = ({ engagement: from }: { engagement: FragmentType<Participants_EngagementFragment> }) => {
  const engagement = useParticipants_EngagementFragment(from)
  const { viewerSide, buyer, seller, deadline, availableTransitions, otherActorTransitions } = engagement
  const profiles = { BUYER: buyer, SELLER: seller, ADMIN: undefined }
  const actionsOf = (actor: EngagementActor) => [
    ...otherActorTransitions.filter(({ actors }) => actors.includes(actor)).map(({ label }) => label),
    ...availableTransitions.filter(({ otherActors }) => otherActors.includes(actor)).map(({ label }) => label),
  ]
  const people = (['BUYER', 'SELLER', 'ADMIN'] as const).flatMap((actor) => {
    const actions = actionsOf(actor)
    return actions.length > 0 ? [{ actor, profile: profiles[actor], actions }] : []
  })
  if (people.length === 0 && !deadline) return null
  const names = people.map(({ profile }) => profile?.name.split(' ')[0] ?? 'Marque')
  return (
    <EngagementSection
      title={people.length === 0 ? 'What happens automatically' : `What ${names.join(' and ')} can do`}
    >
      <dl className={styles.participants}>
        {people.map(({ actor, profile, actions }) => (
          <div key={actor}>
            <dt>
              {profile ? <Avatar src={profile.avatar} size="small" /> : <Icon name="shield" />}
              <bdi>{profile?.name ?? 'Marque'}</bdi>
            </dt>
            <dd>{actions.join(', ')}</dd>
          </div>
        ))}
        {deadline && (
          <div>
            <dt>
              <Icon name="clock" />
              {deadlineTexts(deadline, viewerSide).result}
            </dt>
            <dd>{`${onDayAtTime(deadline.at)} ${deadlineTexts(deadline, viewerSide).condition}`}</dd>
          </div>
        )}
      </dl>
    </EngagementSection>
  )
}

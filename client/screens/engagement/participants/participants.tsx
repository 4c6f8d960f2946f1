import type { FragmentType } from '@apollo/client'
import { deadlineTexts } from '../../../features/engagement/deadline-texts'
import { onDayAtTime } from '../../../lib/dates'
import { Avatar } from '../../../ui/icon/avatar'
import { Icon } from '../../../ui/icon/icon'
import { EngagementSection } from '../engagement-section'
import { type Participants_EngagementFragment, useParticipants_EngagementFragment } from './participants.generated'
import styles from './participants.module.css'

/** Says how the other party and Marque can act, and names the automatic transition. */
export const Participants = ({ engagement: from }: { engagement: FragmentType<Participants_EngagementFragment> }) => {
  const engagement = useParticipants_EngagementFragment(from)
  const { viewerSide, buyer, seller, introduction, deadline, otherActors } = engagement
  const accounts = { BUYER: buyer, SELLER: seller, BROKER: introduction?.broker, ADMIN: undefined, CLOCK: undefined }
  const participants = otherActors.map(({ actor, sentence }) => ({ actor, sentence, account: accounts[actor] }))
  if (participants.length === 0 && !deadline) return null
  const names = participants.map(({ account }) => account?.name.split(' ')[0] ?? 'Marque')
  return (
    <EngagementSection
      title={participants.length === 0 ? 'What happens automatically' : `What ${names.join(' and ')} can do`}
    >
      <dl className={styles.participants}>
        {participants.map(({ actor, account, sentence }) => (
          <div key={actor}>
            <dt>
              {account ? <Avatar src={account.avatar} size="small" /> : <Icon name="shield" />}
              <bdi>{account?.name ?? 'Marque'}</bdi>
            </dt>
            <dd>{sentence}</dd>
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

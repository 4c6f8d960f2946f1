import type { FragmentType } from '@apollo/client'
import { Link } from 'react-router-dom'
import { roleName } from '../../../features/session/roles'
import { subjectPath } from '../../../lib/paths'
import { Avatar } from '../../../ui/icon/avatar'
import { Icon } from '../../../ui/icon/icon'
import { type ThreadHeader_ConversationFragment, useThreadHeader_ConversationFragment } from './thread-header.generated'
import styles from './thread-header.module.css'

interface Props {
  conversation: FragmentType<ThreadHeader_ConversationFragment>
  headingId: string
  /** The list of conversations, for phones. */
  back: string
}

/** The otherParty person, and what the conversation is about. */
export const ThreadHeader = ({ conversation: from, headingId, back }: Props) => {
  const { about, otherParty } = useThreadHeader_ConversationFragment(from)
  return (
    <header className={styles.head}>
      <Link className={styles.back} to={back}>
        <Icon name="chevron" />
        Conversations
      </Link>
      <div className={styles.person}>
        <Avatar src={otherParty.avatar} />
        <div>
          <h2 id={headingId} dir="auto">
            {otherParty.name}
          </h2>
          <p dir="auto">{[roleName[otherParty.role], otherParty.company?.name].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <Link className={styles.about} to={subjectPath(about)}>
        <b dir="auto">{about.title}</b>
        <Icon name="right" />
      </Link>
    </header>
  )
}

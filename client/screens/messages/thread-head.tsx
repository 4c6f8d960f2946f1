import { Link } from 'react-router-dom'
import { roleName } from '../../features/listing/role-name'
import { Avatar } from '../../ui/avatar'
import { Icon } from '../../ui/icon'
import { aboutPath } from './about-path'
import type { ThreadHead_ConversationFragment } from './thread-head.generated'
import styles from './thread-head.module.css'

interface Props {
  conversation: ThreadHead_ConversationFragment
  headingId: string
  /** The list, on a phone. */
  back: string
}

/** With whom, and about what. */
export const ThreadHead = ({ conversation: { about, other }, headingId, back }: Props) => (
  <header className={styles.head}>
    <Link className={styles.back} to={back}>
      <Icon name="chevron" />
      Conversations
    </Link>
    <div className={styles.who}>
      <Avatar src={other.avatar} />
      <div>
        <h2 id={headingId} dir="auto">
          {other.name}
        </h2>
        <p dir="auto">{[roleName[other.role], other.company?.name].filter(Boolean).join(', ')}</p>
      </div>
    </div>
    <Link className={styles.about} to={aboutPath(about)}>
      <b dir="auto">{about.title}</b>
      <Icon name="right" />
    </Link>
  </header>
)

import { Avatar } from '../../ui/avatar'
import { dayOf, timeOf } from '../dashboard/when'
import type { Letters_MessageFragment } from './letters.generated'
import styles from './letters.module.css'

interface Props {
  /** Who the other is: `Priya Raman`. */
  name: string
  viewerId: string
  /** Oldest first. */
  messages: readonly Letters_MessageFragment[]
}

/** What two people wrote to each other, by day. */
export const Letters = ({ name, viewerId, messages }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keyboard
  <ol className={styles.letters} tabIndex={0} aria-label={`Conversation with ${name}`}>
    {byDay(messages).map(({ day, letters }) => (
      <li key={day}>
        <p className={styles.day}>{day}</p>
        <ol className={styles.of}>
          {letters.map((letter) => (
            <Letter key={letter.id} letter={letter} own={letter.sender.id === viewerId} />
          ))}
        </ol>
      </li>
    ))}
  </ol>
)

const Letter = ({ letter: { sender, body, sentAt }, own }: { letter: Letters_MessageFragment; own: boolean }) => (
  <li className={own ? styles.own : styles.letter}>
    {!own && <Avatar src={sender.avatar} />}
    <div className={styles.text}>
      <p dir="auto">{body}</p>
      <span>
        <bdi>{own ? 'You' : sender.name}</bdi>
        {', '}
        <time dateTime={sentAt}>{timeOf(sentAt)}</time>
      </span>
    </div>
  </li>
)

const byDay = (messages: Props['messages']) => {
  const days: { day: string; letters: Letters_MessageFragment[] }[] = []
  for (const message of messages) {
    const day = dayOf(message.sentAt)
    const last = days.at(-1)
    if (last?.day === day) last.letters.push(message)
    else days.push({ day, letters: [message] })
  }
  return days
}

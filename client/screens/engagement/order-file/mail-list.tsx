import entry from '../../../features/dashboard/audit-entry.module.css'
import type { MailState } from '../../../generated/schema'
import { dayAndTime, onDayAtTime } from '../../../lib/dates'
import type { OrderFileQuery } from './order-file.generated'
import styles from './order-file.module.css'

const stateTexts: Record<Exclude<MailState, 'WAITING'>, string> = {
  SENT: 'sent',
  FAILED: 'failed',
  REPLACED: 'replaced by a later one',
}

type Mail = NonNullable<OrderFileQuery['engagement']>['mails'][number]

const stateText = ({ state, updatedAt }: Mail) =>
  state === 'WAITING' ? 'waits to be sent' : `${stateTexts[state]} ${onDayAtTime(updatedAt)}`

/** The mails of an order. Nobody reads their texts. */
export const MailList = ({ mails }: { mails: readonly Mail[] }) =>
  mails.length === 0 ? (
    <p>No mails about this order are recorded.</p>
  ) : (
    <ul className={styles.mails}>
      {mails.map((mail) => (
        <li key={`${mail.recipient.id} ${mail.queuedAt} ${mail.subject}`} className={entry.entry}>
          <time dateTime={mail.queuedAt}>{dayAndTime(mail.queuedAt)}</time>
          <b dir="auto">{mail.subject || 'The subject was removed with an account'}</b>
          <span dir="auto">{`To ${mail.recipient.name}, ${stateText(mail)}`}</span>
        </li>
      ))}
    </ul>
  )

import table from '../../../features/dashboard/dashboard-table.module.css'
import type { MailState } from '../../../generated/schema'
import { dayAndTime } from '../../../lib/dates'
import type { OrderFileQuery } from './order-file.generated'

const stateTexts: Record<MailState, string> = {
  WAITING: 'Waits',
  SENT: 'Sent',
  FAILED: 'Failed',
  REPLACED: 'Replaced by a later one',
}

interface Props {
  mails: NonNullable<OrderFileQuery['engagement']>['mails']
}

/** The mails of an order. Nobody reads their texts. */
export const MailTable = ({ mails }: Props) =>
  mails.length === 0 ? (
    <p>No mails about this order are recorded.</p>
  ) : (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">To</th>
          <th scope="col">Queued</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {mails.map(({ subject, recipient, queuedAt, updatedAt, state }) => (
          <tr key={`${recipient.id} ${queuedAt} ${subject}`}>
            <td dir="auto">{subject || 'Removed with the account'}</td>
            <td dir="auto">{recipient.name}</td>
            <td>{dayAndTime(queuedAt)}</td>
            <td>{state === 'WAITING' ? stateTexts[state] : `${stateTexts[state]}, ${dayAndTime(updatedAt)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )

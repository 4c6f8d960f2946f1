import { onDayAtTime } from '../../../lib/dates'
import { Notice } from '../../../ui/feedback/notice'
import { TextArea } from '../../../ui/form/text-area'
import styles from './engagement-actions.module.css'

export interface Conflict {
  /** The name of the transition. */
  name: string
  message: string
  /** What was typed into its form. */
  typed: string
  /** How many events the page showed when it was sent. */
  eventsSeen: number
}

interface Props {
  conflict: Conflict
  /** The events since then. */
  eventsSince: readonly { id: string; at: string; label: string; by: { name: string } | null }[]
  /** Whether the action is not available any more: its form is gone then, and the notice keeps what was typed. */
  isFormGone: boolean
}

/** Tells why an action came too late, what happened meanwhile, and what was typed. */
export const ConflictNotice = ({ conflict: { message, typed }, eventsSince, isFormGone }: Props) => (
  <div className={styles.conflict}>
    <Notice text={message} />
    {eventsSince.length > 0 && (
      <>
        <h3>What happened meanwhile</h3>
        <ul>
          {eventsSince.map(({ id, at, label, by }) => (
            <li key={id}>{`${label}${by ? ` by ${by.name}` : ''}, ${onDayAtTime(at)}`}</li>
          ))}
        </ul>
      </>
    )}
    {isFormGone && typed !== '' && <TextArea label="What you had typed" readOnly value={typed} rows={4} />}
  </div>
)

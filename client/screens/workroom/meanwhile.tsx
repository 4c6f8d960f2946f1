import { onDayAtTime } from '../../features/dashboard/when'
import { Notice } from '../../ui/notice'
import { TextArea } from '../../ui/text-area'
import styles from './meanwhile.module.css'

export interface Refused {
  /** Which step. */
  name: string
  message: string
  /** What was typed for it. */
  typed: string
  /** How many events there were when it was tried. */
  eventsSeen: number
}

interface Props {
  refused: Refused
  /** What has happened that was not seen. */
  since: readonly { id: string; at: string; label: string; by: { name: string } | null }[]
  /** Whether the step can't be taken any more: then its form is gone, but not what was typed in it. */
  lost: boolean
}

/** A step came too late: why, what happened meanwhile, and what was typed. */
export const Meanwhile = ({ refused: { message, typed }, since, lost }: Props) => (
  <div className={styles.meanwhile}>
    <Notice text={message} />
    {since.length > 0 && (
      <>
        <h3>What happened meanwhile</h3>
        <ul>
          {since.map(({ id, at, label, by }) => (
            <li key={id}>{`${label}${by ? ` by ${by.name}` : ''}, ${onDayAtTime(at)}`}</li>
          ))}
        </ul>
      </>
    )}
    {lost && typed !== '' && <TextArea label="What you had typed" readOnly value={typed} rows={4} />}
  </div>
)

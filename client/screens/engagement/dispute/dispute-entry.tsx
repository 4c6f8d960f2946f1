import type { FragmentType } from '@apollo/client'
import { useSession } from '../../../features/session/session-store'
import { dayAndTime } from '../../../lib/dates'
import { formatPrice } from '../../../lib/money'
import { pluralize } from '../../../lib/text'
import { byActorName } from '../timeline/by-actor-name'
import { EventBody } from '../timeline/event-body'
import { type DisputeEntry_EventFragment, useDisputeEntry_EventFragment } from './dispute-entry.generated'
import styles from './engagement-dispute.module.css'

interface Props {
  event: FragmentType<DisputeEntry_EventFragment>
  /** The label of the event's sum: `Refund`, `Price`. */
  sum: string
}

/** An event with everything that was said and handed in, open. */
export const DisputeEntry = ({ event: from, sum }: Props) => {
  const event = useDisputeEntry_EventFragment(from)
  const { user } = useSession()
  const { at, label, amount, days } = event
  const terms = [
    ...(amount === null ? [] : [`${sum}: ${formatPrice(amount)}`]),
    ...(days === null ? [] : [pluralize(days, 'day')]),
  ]
  return (
    <li className={styles.entry}>
      <h3>
        {label} <span dir="auto">{byActorName(event, user?.id)}</span>
      </h3>
      <time dateTime={at}>{dayAndTime(at)}</time>
      {terms.length > 0 && <p className={styles.terms}>{terms.join(', ')}</p>}
      <EventBody event={event} />
    </li>
  )
}

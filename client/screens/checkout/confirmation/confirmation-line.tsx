import type { FragmentType } from '@apollo/client'
import { Link } from 'react-router-dom'
import { formatPrice } from '../../../lib/money'
import { buttonClass } from '../../../ui/form/button'
import {
  type ConfirmationLine_EngagementFragment,
  useConfirmationLine_EngagementFragment,
} from './confirmation-line.generated'
import styles from './confirmation-line.module.css'

export const ConfirmationLine = ({
  engagement: from,
}: {
  engagement: FragmentType<ConfirmationLine_EngagementFragment>
}) => {
  const engagement = useConfirmationLine_EngagementFragment(from)
  const { id, number, title, quantity, seller, explanation, money, availableTransitions } = engagement
  // A transition with fields needs the buyer's input, so its label is shown instead of Open.
  const next = availableTransitions[0]
  const requiredAction = next && next.fields.length > 0 ? next.label : undefined
  return (
    <li className={styles.line}>
      <span className={styles.number}>{number}</span>
      <div>
        <h2>{quantity > 1 ? `${title}, ${quantity} times` : title}</h2>
        <p>{`${seller.name}. ${explanation}`}</p>
      </div>
      <span className={styles.price}>{formatPrice(money.paid)}</span>
      <Link
        className={buttonClass({ variant: requiredAction ? 'primary' : 'line' })}
        to={`/dashboard/engagements/${id}`}
        aria-label={`${requiredAction ?? 'Open'}: ${title}`}
      >
        {requiredAction ?? 'Open'}
      </Link>
    </li>
  )
}

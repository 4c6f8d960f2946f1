import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button'
import { price } from '../../ui/price'
import type { PaidLine_EngagementFragment } from './paid-line.generated'
import styles from './paid-line.module.css'

export const PaidLine = ({ engagement }: { engagement: PaidLine_EngagementFragment }) => {
  const { id, number, title, quantity, seller, explanation, money, availableTransitions } = engagement
  // What asks for something first waits for the buyer; anything else can wait until they have looked.
  const next = availableTransitions[0]
  const asked = next && next.fields.length > 0 ? next.label : undefined
  return (
    <li className={styles.line}>
      <span className={styles.number}>{number}</span>
      <div>
        <h2>{quantity > 1 ? `${title}, ${quantity} times` : title}</h2>
        <p>{`${seller.name}. ${explanation}`}</p>
      </div>
      <span className={styles.price}>{price(money.paid)}</span>
      <Link
        className={buttonClass({ variant: asked ? 'primary' : 'line' })}
        to={`/dashboard/engagements/${id}`}
        aria-label={`${asked ?? 'Open'}: ${title}`}
      >
        {asked ?? 'Open'}
      </Link>
    </li>
  )
}

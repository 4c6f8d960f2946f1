import { Link } from 'react-router-dom'
import { formatPrice } from '../../lib/money'
import styles from './order.module.css'

interface Props {
  name: string
  parts: readonly {
    id: string
    number: string
    title: string
    quantity: number
    stateLabel: string
    money: { paid: number }
  }[]
}

export const SellerItems = ({ name, parts }: Props) => (
  <section className={styles.seller}>
    <h3>
      <bdi>{name}</bdi>
    </h3>
    <ul>
      {parts.map(({ id, number, title, quantity, stateLabel, money }) => (
        <li key={id}>
          <span>{number}</span>
          <div>
            <Link to={`/dashboard/engagements/${id}`} dir="auto">
              {title}
            </Link>
            <p>{quantity > 1 ? `${quantity} times, ${stateLabel}` : stateLabel}</p>
          </div>
          <b>{formatPrice(money.paid)}</b>
        </li>
      ))}
    </ul>
  </section>
)

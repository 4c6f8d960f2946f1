import { formatPrice } from '../../lib/money'
import { classes } from '../classes'
import styles from './sum.module.css'

interface Row {
  key?: string
  term: string
  amount: number
}

export const Sum = ({ rows, total, large = false }: { rows: readonly Row[]; total: Row; large?: boolean }) => (
  <dl className={classes(styles.rows, large && styles.large)}>
    {rows.map(({ term, amount, key = term }) => (
      <div key={key}>
        <dt>{term}</dt>
        <dd>{formatPrice(amount)}</dd>
      </div>
    ))}
    <div className={styles.total}>
      <dt>{total.term}</dt>
      <dd>{formatPrice(total.amount)}</dd>
    </div>
  </dl>
)

import { classes } from './classes'
import { price } from './price'
import styles from './sum.module.css'

interface Row {
  key?: string
  term: string
  amount: number
}

/** Money in rows, and what it comes to under a thick rule and a thin one. */
export const Sum = ({ rows, total, large = false }: { rows: readonly Row[]; total: Row; large?: boolean }) => (
  <dl className={classes(styles.rows, large && styles.large)}>
    {rows.map(({ term, amount, key = term }) => (
      <div key={key}>
        <dt>{term}</dt>
        <dd>{price(amount)}</dd>
      </div>
    ))}
    <div className={styles.total}>
      <dt>{total.term}</dt>
      <dd>{price(total.amount)}</dd>
    </div>
  </dl>
)

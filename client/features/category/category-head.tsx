import { formatShortPrice } from '../../lib/money'
import styles from './category-head.module.css'

interface Props {
  category: { name: string; description: string; icon: string; serviceCount: number; productCount: number }
  /** Price of the cheapest listing; absent without listings. */
  from: number | undefined
}

export const CategoryHead = ({ category, from }: Props) => (
  <div className={styles.head}>
    <div>
      <h1>{category.name}</h1>
      <p>{category.description}</p>
      <dl className={styles.facts}>
        <Fact term="Services" value={category.serviceCount.toLocaleString('en-US')} />
        <Fact term="Products" value={category.productCount.toLocaleString('en-US')} />
        {from !== undefined && <Fact term="From" value={formatShortPrice(from)} />}
      </dl>
    </div>
    <img className={styles.mark} src={`${category.icon}?size=large`} width="320" height="320" alt="" />
  </div>
)

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
)

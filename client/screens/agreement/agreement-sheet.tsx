import { NdaClauses } from '../../features/disclosure/nda-clauses'
import styles from '../../features/engagement/receipt.module.css'
import { Link } from '../../features/page/layout/link'
import { engagementPath } from '../../lib/paths'
import { longDate } from '../../lib/utc-dates'
import type { AgreementQuery } from './agreement.generated'

type Engagement = NonNullable<AgreementQuery['engagement']>

interface Props {
  engagement: Pick<Engagement, 'number' | 'title'>
  nda: NonNullable<Engagement['nda']>
}

export const AgreementSheet = ({ engagement: { number, title }, nda }: Props) => {
  const { askedBy, askedAt, acceptedAt, buyerName, sellerName, text } = nda
  const dateOf = (side: 'BUYER' | 'SELLER') => (side === askedBy ? askedAt : acceptedAt)
  return (
    <article className={styles.sheet} aria-label={`${text.title} for ${number}`}>
      <p className={styles.note}>
        {'For the order '}
        <Link to={engagementPath(number)}>{`${number}, ${title}`}</Link>
      </p>
      <div className={styles.parties}>
        <Party title="Buyer" name={buyerName} at={dateOf('BUYER')} />
        <Party title="Seller" name={sellerName} at={dateOf('SELLER')} />
      </div>
      <NdaClauses text={text} />
    </article>
  )
}

const Party = ({ title, name, at }: { title: string; name: string; at: string | null }) => (
  <section className={styles.seller}>
    <h2>{title}</h2>
    <bdi>{name}</bdi>
    <p>{at === null ? 'Not accepted yet' : `Accepted on ${longDate(at)}`}</p>
  </section>
)

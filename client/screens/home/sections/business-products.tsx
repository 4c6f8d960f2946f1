import { ListingCard } from '../../../features/listing/listing-card'
import { ListingRow } from '../../../features/listing/listing-row'
import { MoreLink } from '../../../features/page/layout/more-link'
import { Section } from '../../../ui/layout/section'
import type { HomeQuery } from '../home.generated'
import styles from './business-products.module.css'

export const BusinessProducts = ({ products }: { products: HomeQuery['products']['nodes'] }) => {
  const [lead, ...others] = products
  return (
    <Section title="Business products" more={<MoreLink to="/products">All products</MoreLink>}>
      <div className={styles.columns}>
        <div className={styles.lead}>{lead && <ListingCard listing={lead} text={lead.excerpt} cover="large" />}</div>
        <div className={styles.rows}>
          {others.map((product) => (
            <ListingRow key={product.id} listing={product} text={product.excerpt} />
          ))}
        </div>
      </div>
    </Section>
  )
}

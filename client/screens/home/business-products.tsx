import { ListingCard } from '../../features/listing/listing-card'
import { ListingLine } from '../../features/listing/listing-line'
import { MoreLink } from '../../features/navigation/more-link'
import { Section } from '../../ui/section'
import type { BusinessProducts_ProductFragment } from './business-products.generated'
import styles from './business-products.module.css'

/** A shelf: the first product large, the others as lines. */
export const BusinessProducts = ({ products }: { products: readonly BusinessProducts_ProductFragment[] }) => {
  const [lead, ...others] = products
  return (
    <Section title="Business products" more={<MoreLink to="/products">All products</MoreLink>}>
      <div className={styles.shelf}>
        <div className={styles.lead}>{lead && <ListingCard listing={lead} text={lead.excerpt} cover="large" />}</div>
        <div className={styles.lines}>
          {others.map((product) => (
            <ListingLine key={product.id} listing={product} text={product.excerpt} />
          ))}
        </div>
      </div>
    </Section>
  )
}

import { Link } from 'react-router-dom'
import { firstParagraph } from '../../features/listing/first-paragraph'
import { ListingCard } from '../../features/listing/listing-card'
import { ListingCover } from '../../features/listing/listing-cover'
import { listingPath } from '../../features/listing/listing-path'
import { MoreLink } from '../../features/navigation/more-link'
import { Plate } from '../../ui/plate'
import { shortPrice } from '../../ui/price'
import { Section } from '../../ui/section'
import type { BusinessProducts_ProductFragment } from './business-products.generated'
import styles from './business-products.module.css'

/** A shelf: the first product large, the others as lines. */
export const BusinessProducts = ({ products }: { products: readonly BusinessProducts_ProductFragment[] }) => {
  const [lead, ...others] = products
  return (
    <Section title="Business products" more={<MoreLink to="/products">All products</MoreLink>}>
      <div className={styles.shelf}>
        <div className={styles.lead}>
          {lead && <ListingCard listing={lead} text={firstParagraph(lead.description)} cover="large" />}
        </div>
        <div className={styles.lines}>
          {others.map((product) => (
            <article key={product.id} className={styles.line}>
              <Plate>
                <ListingCover cover={product.cover} size="thumb" />
              </Plate>
              <div>
                <h3>
                  <Link to={listingPath(product)}>{product.title}</Link>
                </h3>
                <p>{firstParagraph(product.description)}</p>
              </div>
              <span className={styles.price}>{shortPrice(product.price)}</span>
            </article>
          ))}
        </div>
      </div>
    </Section>
  )
}

import { Section } from '../../ui/layout/section'
import { ListingRow } from '../listing/listing-row'
import { MoreLink } from '../page/layout/more-link'
import type { CategoryProducts_ProductFragment } from './category-products.generated'
import styles from './category-products.module.css'

interface Props {
  category: { name: string; slug: string }
  products: readonly CategoryProducts_ProductFragment[]
}

export const CategoryProducts = ({ category, products }: Props) => (
  <Section
    title="Products"
    more={<MoreLink to={`/marketplace/products?category=${category.slug}`}>{`All ${category.name} products`}</MoreLink>}
  >
    <div className={styles.lines}>
      {products.map((product) => (
        <ListingRow key={product.id} listing={product} text={`${product.vendor.name}. ${product.excerpt}`} />
      ))}
    </div>
  </Section>
)

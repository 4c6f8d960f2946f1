import { useTransition } from 'react'
import { pluralizeTotal } from '../../lib/text'
import { BusyList } from '../../ui/feedback/busy-list'
import { Empty } from '../../ui/feedback/empty'
import { Container } from '../../ui/layout/container'
import { Section } from '../../ui/layout/section'
import { searchOf } from '../facets/facet-address'
import { FacetToolbar } from '../facets/facet-toolbar'
import { ListingCard } from '../listing/listing-card'
import { ListingGrid } from '../listing/listing-grid'
import { ListingRow } from '../listing/listing-row'
import { sortLabels } from '../listing/listing-sorts'
import { ButtonLink } from '../page/layout/links'
import { MoreLink } from '../page/layout/more-link'
import { categoryFacets } from './category-facets'
import type { CategoryPage_QueryFragment } from './category-page.generated'
import styles from './category-page.module.css'
import { useCategoryQuery } from './use-category-query'

interface Props {
  category: { name: string; slug: string }
  data: CategoryPage_QueryFragment
}

/** A category's services and products, with one toolbar for both. A kind that the category has none of has no section. */
export const CategoryLists = ({ category: { name, slug }, data }: Props) => {
  const { kind, ...lists } = useCategoryQuery(slug)
  const { services, products, cheapestServices, cheapestProducts } = data
  const [busy, startTransition] = useTransition()
  const hasServices = kind ? kind === 'SERVICE' : cheapestServices.nodes.length > 0
  const hasProducts = kind ? kind === 'PRODUCT' : cheapestProducts.nodes.length > 0
  const totals = [
    hasServices && pluralizeTotal(services, 'service'),
    hasProducts && pluralizeTotal(products, 'product'),
  ]
  return (
    <>
      <Container>
        <div className={styles.toolbar}>
          <FacetToolbar
            facets={categoryFacets({ SERVICE: services, PRODUCT: products }, kind)}
            sorts={sortLabels}
            startTransition={startTransition}
          >
            <p role="status">{totals.filter(Boolean).join(' and ')}</p>
          </FacetToolbar>
        </div>
      </Container>
      {hasServices && (
        <Section
          title="Services"
          more={<MoreLink to={`/marketplace/services${searchOf(lists.services)}`}>{`All ${name} services`}</MoreLink>}
        >
          <BusyList busy={busy}>
            {services.nodes.length === 0 && <NoListings title="No services found" all="/marketplace/services" />}
            <ListingGrid columns={4}>
              {services.nodes.map((service) => (
                <ListingCard key={service.id} listing={service} text={service.excerpt} />
              ))}
            </ListingGrid>
          </BusyList>
        </Section>
      )}
      {hasProducts && (
        <Section
          title="Products"
          more={<MoreLink to={`/marketplace/products${searchOf(lists.products)}`}>{`All ${name} products`}</MoreLink>}
        >
          <BusyList busy={busy}>
            {products.nodes.length === 0 && <NoListings title="No products found" all="/marketplace/products" />}
            <div className={styles.lines}>
              {products.nodes.map((product) => (
                <ListingRow key={product.id} listing={product} text={`${product.vendor.name}. ${product.excerpt}`} />
              ))}
            </div>
          </BusyList>
        </Section>
      )}
    </>
  )
}

const NoListings = ({ title, all }: { title: string; all: string }) => (
  <Empty title={title} text="Nothing here matches all of your filters. Remove some of them, or look in every category.">
    <ButtonLink to={all}>View All Categories</ButtonLink>
  </Empty>
)

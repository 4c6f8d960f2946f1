import { Section } from '../../ui/layout/section'
import { ListingCard } from '../listing/listing-card'
import { ListingGrid } from '../listing/listing-grid'
import { MoreLink } from '../page/layout/more-link'
import type { CategoryServices_ServiceFragment } from './category-services.generated'

interface Props {
  category: { name: string; slug: string }
  services: readonly CategoryServices_ServiceFragment[]
}

export const CategoryServices = ({ category, services }: Props) => (
  <Section
    title="Services"
    more={<MoreLink to={`/marketplace/services?category=${category.slug}`}>{`All ${category.name} services`}</MoreLink>}
  >
    <ListingGrid columns={4}>
      {services.map((service) => (
        <ListingCard key={service.id} listing={service} text={service.excerpt} />
      ))}
    </ListingGrid>
  </Section>
)

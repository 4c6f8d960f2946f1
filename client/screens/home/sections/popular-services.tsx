import { ListingCard } from '../../../features/listing/listing-card'
import { ListingGrid } from '../../../features/listing/listing-grid'
import { MoreLink } from '../../../features/page/layout/more-link'
import { Section } from '../../../ui/layout/section'
import type { PopularServices_ServiceFragment } from './popular-services.generated'

export const PopularServices = ({ services }: { services: readonly PopularServices_ServiceFragment[] }) => (
  <Section title="Popular services" more={<MoreLink to="/services">All services</MoreLink>}>
    <ListingGrid columns={3}>
      {services.map((service) => (
        <ListingCard key={service.id} listing={service} text={service.excerpt} />
      ))}
    </ListingGrid>
  </Section>
)

import { listingFilterOf } from '../../features/facets/facet-address'
import { useListParams } from '../../features/facets/facet-toolbar'
import { FilteredListings } from '../../features/listing/filtered-listings'
import { listingSortOf } from '../../features/listing/listing-sorts'
import { ListingsPage } from '../../features/listing/listings-page'
import { ButtonLink } from '../../features/page/layout/links'
import { useShownCount } from '../../features/pagination/shown-count'
import { ServicesDocument, useServicesSuspenseQuery } from './services.generated'

export const Services = () => (
  <ListingsPage
    title="Services"
    description="Patent filings, trademark searches, company formations, logos and legal advice: every service on Marque, at a fixed price."
    lead="Fixed-price work by brokers and freelancers who do it every week."
    loading="Loading services"
  >
    <ServiceList />
  </ListingsPage>
)

const ServiceList = () => {
  const { first } = useShownCount()
  const params = useListParams()
  const list = { filter: listingFilterOf(params), sort: listingSortOf(params) }
  const { data } = useServicesSuspenseQuery({ variables: { ...list, first } })
  return (
    <FilteredListings
      connection={data.services}
      query={ServicesDocument}
      list={list}
      noun="service"
      card={({ id, title }) => ({
        action: (
          <ButtonLink size="small" to={`/service/${id}`} aria-label={`View Details: ${title}`}>
            View Details
          </ButtonLink>
        ),
      })}
    />
  )
}

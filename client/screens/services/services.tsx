import { useTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FacetToolbar } from '../../features/facets/facet-toolbar'
import { ListingList } from '../../features/listing/listing-list'
import { sortLabels, sorts } from '../../features/listing/listing-sorts'
import { ListingsPage } from '../../features/listing/listings-page'
import {
  categoryStrip,
  emptyListText,
  listingFilter,
  parseListingQuery,
} from '../../features/listing-browser/listing-query'
import { ButtonLink } from '../../features/page/layout/links'
import { useShownCount } from '../../features/pagination/shown-count'
import { pluralizeTotal } from '../../lib/text'
import { BusyList } from '../../ui/feedback/busy-list'
import { Empty } from '../../ui/feedback/empty'
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
  const [busy, startTransition] = useTransition()
  const query = parseListingQuery(useSearchParams()[0])
  const list = { filter: listingFilter(query), sort: sorts[query.sort] }
  const { data } = useServicesSuspenseQuery({ variables: { ...list, first } })
  return (
    <>
      <FacetToolbar
        facets={data.services.facets}
        strip={categoryStrip}
        sorts={sortLabels}
        startTransition={startTransition}
      >
        <p role="status">{pluralizeTotal(data.services, 'service')}</p>
      </FacetToolbar>
      <BusyList busy={busy}>
        {data.services.nodes.length === 0 && (
          <Empty title="No services found" text={emptyListText(list.filter)}>
            <ButtonLink to="/marketplace">View All Categories</ButtonLink>
          </Empty>
        )}
        <ListingList
          connection={data.services}
          query={ServicesDocument}
          variables={(page) => ({ ...list, ...page })}
          noun="service"
          card={({ id, title }) => ({
            action: (
              <ButtonLink size="small" to={`/service/${id}`} aria-label={`View Details: ${title}`}>
                View Details
              </ButtonLink>
            ),
          })}
        />
      </BusyList>
    </>
  )
}

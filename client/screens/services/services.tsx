import { ListingList } from '../../features/listing/listing-list'
import { ListingsPage } from '../../features/listing/listings-page'
import { ButtonLink } from '../../features/page/layout/links'
import styles from '../../features/pagination/list-count.module.css'
import { useShownCount } from '../../features/pagination/shown-count'
import { pluralizeTotal } from '../../lib/text'
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
  const { data } = useServicesSuspenseQuery({ variables: { first } })
  if (data.services.nodes.length === 0)
    return (
      <Empty title="No services found" text="There are none yet. The marketplace may have what you need.">
        <ButtonLink to="/marketplace">View All Categories</ButtonLink>
      </Empty>
    )
  return (
    <>
      <p className={styles.count}>{pluralizeTotal(data.services, 'service')}</p>
      <ListingList
        connection={data.services}
        query={ServicesDocument}
        variables={(page) => page}
        noun="service"
        card={({ id, title }) => ({
          action: (
            <ButtonLink size="small" to={`/service/${id}`} aria-label={`View Details: ${title}`}>
              View Details
            </ButtonLink>
          ),
        })}
      />
    </>
  )
}

import { ListingsPage } from '../../features/listing/listings-page'
import { ServiceList } from './service-list'

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

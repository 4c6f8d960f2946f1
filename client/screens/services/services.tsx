import { Suspense } from 'react'
import { Breadcrumb } from '../../features/navigation/breadcrumb'
import { PageMeta } from '../../features/page/page-meta'
import { Container } from '../../ui/container'
import { ServiceList } from './service-list'
import styles from './services.module.css'
import { ServicesSkeleton } from './services-skeleton'

export const Services = () => (
  <div className={styles.screen}>
    <PageMeta
      title="Services"
      description="Patent filings, trademark searches, company formations, logos and legal advice: every service on Marque, at a fixed price."
    />
    <Container>
      <Breadcrumb trail={[{ to: '/', label: 'Home' }]} current="Services" />
      <div className={styles.head}>
        <h1>Services</h1>
        <p>Fixed-price work by brokers and freelancers who do it every week.</p>
      </div>
      <Suspense fallback={<ServicesSkeleton />}>
        <ServiceList />
      </Suspense>
    </Container>
  </div>
)

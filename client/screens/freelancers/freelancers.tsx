import { Suspense } from 'react'
import { Breadcrumb } from '../../features/navigation/breadcrumb'
import { PageMeta } from '../../features/page/page-meta'
import { Container } from '../../ui/container'
import { FreelancerList } from './freelancer-list'
import styles from './freelancers.module.css'
import { FreelancersSkeleton } from './freelancers-skeleton'

export const Freelancers = () => (
  <div className={styles.screen}>
    <PageMeta
      title="Freelancers"
      description="Designers, engineers, writers, illustrators and modelers by the hour: every freelancer on Marque, with rate, skills and rating."
    />
    <Container>
      <Breadcrumb trail={[{ to: '/', label: 'Home' }]} current="Freelancers" />
      <div className={styles.head}>
        <h1>Freelancers</h1>
        <p>People by the hour, or by the job at a price you agree beforehand.</p>
      </div>
      <h2 className="visually-hidden">All freelancers</h2>
      <Suspense fallback={<FreelancersSkeleton />}>
        <FreelancerList />
      </Suspense>
    </Container>
  </div>
)

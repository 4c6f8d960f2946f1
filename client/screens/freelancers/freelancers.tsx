import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { FreelancerRowSkeleton } from '../../features/freelancer/freelancer-row'
import { TitlePage } from '../../features/page/layout/title-page'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import link from '../../ui/text/link.module.css'
import { FreelancerList } from './freelancer-list'
import styles from './freelancer-list.module.css'

export const Freelancers = () => (
  <TitlePage
    title="Freelancers"
    description="Designers, engineers, writers, illustrators and modelers by the hour: every freelancer on Marque, with rate, skills and rating."
    lead="People by the hour, or by the job at a price you agree beforehand."
    note={
      <>
        {'Priced already: '}
        <Link className={link.link} to="/marketplace/freelancers">
          what freelancers sell by the job
        </Link>
      </>
    }
  >
    <h2 className="visually-hidden">All freelancers</h2>
    <Suspense fallback={<FreelancersSkeleton />}>
      <FreelancerList />
    </Suspense>
  </TitlePage>
)

const FreelancersSkeleton = () => (
  <Loading label="Loading freelancers">
    <div className={styles.bar}>
      <Skeleton width="6rem" height="0.75rem" />
      <div className={styles.filterSkeleton}>
        <Skeleton height="100%" />
      </div>
    </div>
    <div className={styles.rows}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <FreelancerRowSkeleton key={key} />
      ))}
    </div>
  </Loading>
)

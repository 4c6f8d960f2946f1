import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { TitlePage } from '../../features/page/layout/title-page'
import link from '../../ui/text/link.module.css'
import { FreelancerList } from './freelancer-list'
import { FreelancersSkeleton } from './freelancers-skeleton'

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

import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { RecordNotFound } from '../../features/page/errors/record-not-found'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { useContactCompanySuspenseQuery } from './contact-company.generated'
import { useContactFreelancerSuspenseQuery } from './contact-freelancer.generated'
import { ContactPage } from './contact-page'
import styles from './contact-page.module.css'

/** Writes to a company or a freelancer. */
export const Contact = ({ kind }: { kind: 'company' | 'freelancer' }) => {
  const { id = '' } = useParams()
  return (
    <Suspense
      key={id}
      fallback={
        <Loading label="Loading the form">
          <div className={styles.skeleton}>
            <Skeleton width="18rem" height="3rem" />
            <Skeleton height="16rem" />
          </div>
        </Loading>
      }
    >
      {kind === 'company' ? <ContactCompany id={id} /> : <ContactFreelancer id={id} />}
    </Suspense>
  )
}

const ContactCompany = ({ id }: { id: string }) => {
  const { company } = useContactCompanySuspenseQuery({ variables: { id } }).data
  if (!company) return <RecordNotFound record="company" />
  return (
    <ContactPage
      about={{ companyId: company.id }}
      name={company.name}
      picture={company.logo}
      trail={[
        { to: '/companies', label: 'Companies' },
        { to: `/company/${company.id}`, label: company.name },
      ]}
    />
  )
}

const ContactFreelancer = ({ id }: { id: string }) => {
  const { freelancer } = useContactFreelancerSuspenseQuery({ variables: { id } }).data
  if (!freelancer) return <RecordNotFound record="freelancer" />
  return (
    <ContactPage
      about={{ freelancerId: freelancer.id }}
      name={freelancer.name}
      picture={freelancer.avatar}
      trail={[
        { to: '/freelancers', label: 'Freelancers' },
        { to: `/freelancers/${freelancer.id}`, label: freelancer.name },
      ]}
    />
  )
}

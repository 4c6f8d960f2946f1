import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { ContactPage, ContactSkeleton } from '../../features/conversation/contact-page'
import { FreelancerNotFound } from '../../features/freelancer/freelancer-not-found'
import { useContactFreelancerSuspenseQuery } from './contact-freelancer.generated'

export const ContactFreelancer = () => {
  const { id = '' } = useParams()
  return (
    <Suspense key={id} fallback={<ContactSkeleton />}>
      <Contact id={id} />
    </Suspense>
  )
}

const Contact = ({ id }: { id: string }) => {
  const { freelancer } = useContactFreelancerSuspenseQuery({ variables: { id } }).data
  if (!freelancer) return <FreelancerNotFound />
  const { name, avatar } = freelancer
  return (
    <ContactPage
      about={{ freelancerId: freelancer.id }}
      name={name}
      picture={avatar}
      from={[
        { to: '/freelancers', label: 'Freelancers' },
        { to: `/freelancers/${freelancer.id}`, label: name },
      ]}
    />
  )
}

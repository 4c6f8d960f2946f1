import { lazy, Suspense } from 'react'
import { RecordNotFound } from '../../features/page/errors/record-not-found'
import { ByParam } from '../../features/page/layout/by-param'
import { TitlePage } from '../../features/page/layout/title-page'
import type { ConversationAbout } from '../../generated/schema'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Avatar } from '../../ui/icon/avatar'
import styles from './contact.module.css'
import { useContactCompanySuspenseQuery } from './contact-company.generated'
import { useContactFreelancerSuspenseQuery } from './contact-freelancer.generated'

/** The form that sends a message to a company or a freelancer. */
export const Contact = ({ kind }: { kind: 'company' | 'freelancer' }) => (
  <ByParam
    fallback={
      <Loading label="Loading the form">
        <div className={styles.skeleton}>
          <Skeleton width="18rem" height="3rem" />
          <Skeleton height="16rem" />
        </div>
      </Loading>
    }
  >
    {(id) => (kind === 'company' ? <ContactCompany id={id} /> : <ContactFreelancer id={id} />)}
  </ByParam>
)

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

// Loads after the page, to keep the page light.
const ContactForm = lazy(async () => ({
  default: (await import('../../features/conversation/contact-form')).ContactForm,
}))

interface Props {
  about: ConversationAbout
  name: string
  picture: string
  trail: { to: string; label: string }[]
}

const ContactPage = ({ about, name, picture, trail }: Props) => (
  <TitlePage
    title={`Contact ${name}`}
    description={`Write to ${name} on Marque.`}
    lead="Writing costs nothing and commits you to nothing. The answer comes to your messages."
    trail={trail}
    current="Contact"
  >
    <meta name="robots" content="noindex" />
    <div className={styles.page}>
      <p className={styles.recipient}>
        <Avatar src={picture} size="large" />
        <span>
          To <b dir="auto">{name}</b>
        </span>
      </p>
      <Suspense fallback={<Skeleton height="19rem" />}>
        <ContactForm about={about} name={name} />
      </Suspense>
    </div>
  </TitlePage>
)

import { lazy, type ReactNode, Suspense } from 'react'
import { kindTexts } from '../../features/listing/kind-texts'
import { ListingCover } from '../../features/listing/listing-cover'
import { NotFound } from '../../features/page/errors/not-found'
import { RecordNotFound } from '../../features/page/errors/record-not-found'
import { ByParam } from '../../features/page/layout/by-param'
import { Link } from '../../features/page/layout/link'
import { TitlePage } from '../../features/page/layout/title-page'
import type { ConversationAbout, ListingKind } from '../../generated/schema'
import { formatPrice } from '../../lib/money'
import { listingPath } from '../../lib/paths'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Avatar } from '../../ui/icon/avatar'
import { Plate } from '../../ui/layout/plate'
import styles from './contact.module.css'
import { useContactCompanySuspenseQuery } from './contact-company.generated'
import { useContactFreelancerSuspenseQuery } from './contact-freelancer.generated'
import { useContactListingSuspenseQuery } from './contact-listing.generated'

/** The form that sends a message to a company or a freelancer, or to the seller of a listing about it. */
export const Contact = ({ kind }: { kind: keyof typeof pages }) => {
  const Page = pages[kind]
  return (
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
      {(id) => <Page id={id} />}
    </ByParam>
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

const ContactListing = ({ id, kind }: { id: string; kind: ListingKind }) => {
  const { data } = useContactListingSuspenseQuery({ variables: { id, isService: kind === 'SERVICE' } })
  const listing = data.service ?? data.product
  const { list, notFound, browse } = kindTexts[kind]
  if (!listing)
    return (
      <NotFound
        title={notFound}
        text="It may have been withdrawn, or the address is mistyped."
        actions={[{ to: list.to, label: browse }]}
      />
    )
  const path = listingPath(listing)
  return (
    <ContactPage
      about={{ listingId: listing.id }}
      name={listing.seller.name}
      picture={listing.seller.avatar}
      trail={[list, { to: path, label: listing.title }]}
    >
      <div className={styles.listing}>
        <Plate>
          <ListingCover cover={listing.cover} size="thumb" />
        </Plate>
        <p>
          About{' '}
          <Link to={path} dir="auto">
            {listing.title}
          </Link>
          <span>{`${listing.hasPackages ? 'From ' : ''}${formatPrice(listing.price)}`}</span>
        </p>
      </div>
    </ContactPage>
  )
}

const pages = {
  company: ContactCompany,
  freelancer: ContactFreelancer,
  product: ({ id }: { id: string }) => <ContactListing id={id} kind="PRODUCT" />,
  service: ({ id }: { id: string }) => <ContactListing id={id} kind="SERVICE" />,
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
  /** The subject of the message, above the form. */
  children?: ReactNode
}

const ContactPage = ({ about, name, picture, trail, children }: Props) => (
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
      {children}
      <Suspense fallback={<Skeleton height="19rem" />}>
        <ContactForm about={about} name={name} />
      </Suspense>
    </div>
  </TitlePage>
)

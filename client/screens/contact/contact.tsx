import { type ComponentProps, Suspense } from 'react'
import { companySize } from '../../features/company/company-size'
import { kindTexts } from '../../features/listing/kind-texts'
import { ListingNotFound } from '../../features/listing/listing-not-found'
import { RecordNotFound } from '../../features/page/errors/record-not-found'
import { KeyedByParam } from '../../features/page/layout/keyed-by-param'
import { TitlePage } from '../../features/page/layout/title-page'
import { FormSubject, FormWithPanel, FormWithPanelSkeleton } from '../../features/profile/form-with-panel'
import type { ConversationAbout, ListingKind } from '../../generated/schema'
import { lazyNamed } from '../../lib/lazy-named'
import { formatPrice } from '../../lib/money'
import { listingPath } from '../../lib/paths'
import { Skeleton } from '../../ui/feedback/skeleton'
import { useContactCompanySuspenseQuery } from './contact-company.generated'
import { useContactFreelancerSuspenseQuery } from './contact-freelancer.generated'
import { useContactListingSuspenseQuery } from './contact-listing.generated'

/** The form that sends a message to a company or a freelancer, or to the seller of a listing about it. */
export const Contact = ({ kind }: { kind: keyof typeof pages }) => {
  const Page = pages[kind]
  return <KeyedByParam fallback={<FormWithPanelSkeleton />}>{(id) => <Page id={id} />}</KeyedByParam>
}

const askFirst = 'Ask for a conflict check first'

const ContactCompany = ({ id }: { id: string }) => {
  const { company } = useContactCompanySuspenseQuery({ variables: { id } }).data
  if (!company) return <RecordNotFound record="company" />
  const { name, logo, location, employeeCount } = company
  const to = `/company/${company.id}`
  return (
    <ContactPage
      about={{ companyId: company.id }}
      name={name}
      requests={company.listedServices
        .slice(0, 3)
        .map((service) => ({ to: `/request-quote?service=${service.id}`, label: `Ask about ${service.title}` }))}
      trail={[
        { to: '/companies', label: 'Companies' },
        { to, label: name },
      ]}
      subject={{
        picture: logo,
        title: name,
        to,
        line: location,
        facts: { 'Company size': companySize(employeeCount) },
      }}
    />
  )
}

const ContactFreelancer = ({ id }: { id: string }) => {
  const { freelancer } = useContactFreelancerSuspenseQuery({ variables: { id } }).data
  if (!freelancer) return <RecordNotFound record="freelancer" />
  const { name, avatar, title, location, hourlyRate } = freelancer
  const to = `/freelancers/${freelancer.id}`
  return (
    <ContactPage
      about={{ freelancerId: freelancer.id }}
      name={name}
      requests={[{ to: `/request-quote?freelancer=${freelancer.id}`, label: askFirst }]}
      trail={[
        { to: '/freelancers', label: 'Freelancers' },
        { to, label: name },
      ]}
      subject={{
        picture: avatar,
        isPortrait: true,
        title: name,
        to,
        line: title,
        facts: { Rate: `${formatPrice(hourlyRate)} per hour`, Location: location },
      }}
    />
  )
}

const ContactListing = ({ id, kind }: { id: string; kind: ListingKind }) => {
  const { data } = useContactListingSuspenseQuery({ variables: { id, isService: kind === 'SERVICE' } })
  const listing = data.service ?? data.product
  if (!listing) return <ListingNotFound kind={kind} />
  const to = listingPath(listing)
  const { title, seller, cover, price, hasPackages } = listing
  return (
    <ContactPage
      about={{ listingId: listing.id }}
      name={seller.name}
      requests={kind === 'SERVICE' ? [{ to: `/request-quote?service=${listing.id}`, label: askFirst }] : []}
      trail={[kindTexts[kind].list, { to, label: title }]}
      subject={{
        picture: `${cover}?size=thumb`,
        title,
        to,
        line: seller.name,
        facts: { Price: `${hasPackages ? 'From ' : ''}${formatPrice(price)}` },
      }}
    />
  )
}

const pages = {
  company: ContactCompany,
  freelancer: ContactFreelancer,
  product: ({ id }: { id: string }) => <ContactListing id={id} kind="PRODUCT" />,
  service: ({ id }: { id: string }) => <ContactListing id={id} kind="SERVICE" />,
}

const ContactForm = lazyNamed(() => import('../../features/conversation/contact-form'), 'ContactForm')

const CheckFirst = lazyNamed(() => import('../../features/disclosure/check-first'), 'CheckFirst')

interface Props {
  about: ConversationAbout
  name: string
  trail: { to: string; label: string }[]
  /** The company, the freelancer or the listing that the message is about. */
  subject: ComponentProps<typeof FormSubject>
  /** The quote requests that can begin with a check for conflicts of interest. */
  requests?: ComponentProps<typeof CheckFirst>['requests']
}

const ContactPage = ({ about, name, trail, subject, requests = [] }: Props) => (
  <TitlePage
    title={subject.title === name ? `Contact ${name}` : `Ask ${name} about ${subject.title}`}
    description={`Write to ${name} on Marque.`}
    lead="Writing costs nothing and commits you to nothing. The answer comes to your messages."
    trail={trail}
    current="Contact"
  >
    <meta name="robots" content="noindex" />
    <FormWithPanel label="Your message is about" panel={<FormSubject {...subject} />}>
      <Suspense fallback={<Skeleton height="19rem" />}>
        {requests.length > 0 && <CheckFirst name={name} requests={requests} />}
        <ContactForm about={about} name={name} />
      </Suspense>
    </FormWithPanel>
  </TitlePage>
)

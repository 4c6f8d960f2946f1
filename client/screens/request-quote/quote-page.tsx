import { ForCustomers } from '../../features/engagement/for-customers'
import { Breadcrumb } from '../../features/navigation/breadcrumb'
import { NotFound } from '../../features/page/not-found'
import { SignedIn } from '../../features/session/signed-in'
import { Container } from '../../ui/container'
import { QuoteForm } from './quote-form'
import { QuoteSkeleton } from './quote-skeleton'
import { useRequestQuoteSuspenseQuery } from './request-quote.generated'
import styles from './request-quote.module.css'
import { subjectOf } from './subject-of'

interface Props {
  service: string
  freelancer: string
}

export const QuotePage = (props: Props) => (
  <SignedIn waiting={<QuoteSkeleton />}>
    <Form {...props} />
  </SignedIn>
)

const Form = ({ service, freelancer }: Props) => {
  const { data } = useRequestQuoteSuspenseQuery({
    variables: { service, freelancer, hasService: service !== '', hasFreelancer: freelancer !== '' },
  })
  const subject = subjectOf(data)
  if (!subject)
    return (
      <NotFound
        title="Nobody to ask"
        text="The service or the freelancer is no longer here."
        actions={[{ to: '/services', label: 'Browse All Services' }]}
      />
    )
  const { to, about, seller, says } = subject
  return (
    <div className={styles.screen}>
      <Container>
        <Breadcrumb
          trail={[
            { to: '/', label: 'Home' },
            { to, label: about },
          ]}
          current="Request a quote"
        />
        <div className={styles.page}>
          <h1>Request a quote</h1>
          <p className={styles.lead}>{`From ${seller.name}: ${says}`}</p>
          <ForCustomers what="Asking for a quote" kept="" back={{ to, label: `Back to ${about}` }}>
            <QuoteForm subject={subject} />
          </ForCustomers>
        </div>
      </Container>
    </div>
  )
}

import { NotFound } from '../../features/page/errors/not-found'
import { Breadcrumb } from '../../features/page/layout/breadcrumb'
import { CustomersOnly } from '../../features/session/customers-only'
import { RequireSession } from '../../features/session/guards'
import { Container } from '../../ui/layout/container'
import { QuoteForm } from './quote-form'
import { QuoteSkeleton } from './quote-skeleton'
import { quoteSubject } from './quote-subject'
import { useRequestQuoteSuspenseQuery } from './request-quote.generated'
import styles from './request-quote.module.css'

interface Props {
  service: string
  freelancer: string
}

export const QuotePage = (props: Props) => (
  <RequireSession waiting={<QuoteSkeleton />}>
    <QuoteRequest {...props} />
  </RequireSession>
)

const QuoteRequest = ({ service, freelancer }: Props) => {
  const { data } = useRequestQuoteSuspenseQuery({
    variables: { service, freelancer, hasService: service !== '', hasFreelancer: freelancer !== '' },
  })
  const subject = quoteSubject(data)
  if (!subject)
    return (
      <NotFound
        title="Seller Not Found"
        text="The service or the freelancer is no longer available."
        actions={[{ to: '/services', label: 'Browse All Services' }]}
      />
    )
  const { to, label, seller, lead } = subject
  return (
    <div className={styles.screen}>
      <Container>
        <Breadcrumb
          trail={[
            { to: '/', label: 'Home' },
            { to, label },
          ]}
          current="Request a quote"
        />
        <div className={styles.page}>
          <h1>Request a quote</h1>
          <p className={styles.lead}>{`From ${seller.name}: ${lead}`}</p>
          <CustomersOnly what="Requesting a quote" kept="" back={{ to, label: `Back to ${label}` }}>
            <QuoteForm subject={subject} />
          </CustomersOnly>
        </div>
      </Container>
    </div>
  )
}

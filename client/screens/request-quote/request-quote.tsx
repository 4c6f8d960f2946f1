import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageMeta } from '../../features/page/page-meta'
import { SignedIn } from '../../features/session/signed-in'
import { Container } from '../../ui/container'
import { Loading, Skeleton } from '../../ui/skeleton'
import { QuotePage } from './quote-page'

/** Asks the seller of a service, `?service=srv-1101`, or a freelancer, `?freelancer=fre-jun-watanabe`, for a price. */
export const RequestQuote = () => {
  const [params] = useSearchParams()
  const service = params.get('service') ?? ''
  const freelancer = params.get('freelancer') ?? ''
  return (
    <>
      <PageMeta title="Request a quote" description="Ask a seller on Marque what a piece of work would cost." />
      <meta name="robots" content="noindex" />
      <SignedIn>
        <Suspense
          fallback={
            <Loading label="Loading the form">
              <Container>
                <Skeleton height="28rem" />
              </Container>
            </Loading>
          }
        >
          <QuotePage service={service} freelancer={freelancer} />
        </Suspense>
      </SignedIn>
    </>
  )
}

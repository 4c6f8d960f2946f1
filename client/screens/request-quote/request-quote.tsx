import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageMeta } from '../../features/page/page-meta'
import { QuoteSkeleton } from './quote-skeleton'

// Who has yet to sign in has no use for the form.
const QuotePage = lazy(async () => ({ default: (await import('./quote-page')).QuotePage }))

/** Asks the seller of a service, `?service=srv-1101`, or a freelancer, `?freelancer=fre-jun-watanabe`, for a price. */
export const RequestQuote = () => {
  const [params] = useSearchParams()
  const service = params.get('service') ?? ''
  const freelancer = params.get('freelancer') ?? ''
  return (
    <>
      <PageMeta title="Request a quote" description="Ask a seller on Marque what a piece of work would cost." />
      <meta name="robots" content="noindex" />
      <Suspense fallback={<QuoteSkeleton />}>
        <QuotePage service={service} freelancer={freelancer} />
      </Suspense>
    </>
  )
}

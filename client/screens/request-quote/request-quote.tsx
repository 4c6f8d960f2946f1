import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyNamed } from '../../lib/lazy-named'
import { QuoteSkeleton } from './quote-skeleton'

// Lazy: signed-out visitors do not see the form.
const QuotePage = lazyNamed(() => import('./quote-page'), 'QuotePage')

/** Requests a quote for a service, `?service=srv-1101`, or from a freelancer, `?freelancer=fre-jun-watanabe`. */
export const RequestQuote = () => {
  const [params] = useSearchParams()
  const service = params.get('service') ?? ''
  const freelancer = params.get('freelancer') ?? ''
  const broker = params.get('broker') ?? ''
  return (
    <>
      <meta name="robots" content="noindex" />
      <Suspense fallback={<QuoteSkeleton />}>
        <QuotePage service={service} freelancer={freelancer} broker={broker} />
      </Suspense>
    </>
  )
}

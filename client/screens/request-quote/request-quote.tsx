import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '../../lib/lazy-named'
import { QuoteSkeleton } from './quote-skeleton'

// Lazy: signed-out visitors do not see the form.
const QuotePage = lazyPart(() => import('./quote-page'), 'QuotePage', <QuoteSkeleton />)

/** Requests a quote for a service, `?service=srv-1101`, or from a freelancer, `?freelancer=fre-jun-watanabe`. */
export const RequestQuote = () => {
  const [params] = useSearchParams()
  const service = params.get('service') ?? ''
  const freelancer = params.get('freelancer') ?? ''
  const broker = params.get('broker') ?? ''
  return (
    <>
      <meta name="robots" content="noindex" />
      <QuotePage service={service} freelancer={freelancer} broker={broker} />
    </>
  )
}

import { CombinedGraphQLErrors, LinkError, ServerError } from '@apollo/client/errors'
import { use } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Empty } from '../../../ui/feedback/empty'
import { PageMessage } from '../../../ui/feedback/page-message'
import { RouteAnnouncer } from '../page-contexts'
import { RetryButton } from './retry-button'
import { errorAdvice, errorArt, errorTitle } from './static-route-error'
import { useOnline } from './use-online'

// A chunk of its own, which every page loads in advance: without a connection it could not be loaded when it is needed.

interface Props {
  /** Names the missing part: `These products could not be loaded`. */
  title: string
  error: unknown
  /** By default the document is loaded again, for code that is missing. */
  retry?: () => unknown
}

export const LoadErrorPanel = ({ title, error, retry = reload }: Props) => (
  <div role="alert">
    <Empty title={title} text={errorText(error, useOnline())}>
      <RetryButton variant="line" retry={retry} />
    </Empty>
  </div>
)

/** Retries the request where the API failed, and reloads the document otherwise: a release may have replaced its chunks. */
export const RouteErrorPanel = ({ error }: { error: unknown }) => {
  const location = useLocation()
  const navigate = useNavigate()
  const inPlace = use(RouteAnnouncer) !== undefined && isApiError(error)
  // Never ends, so that the button stays busy while the page loads. The page, or the panel of its next error, replaces this panel.
  const navigateAgain = async () => {
    await navigate(location, { replace: true, preventScrollReset: true, state: location.state })
    await new Promise(() => {})
  }
  return (
    <PageMessage art={errorArt} title={errorTitle} text={errorText(error, useOnline())}>
      <RetryButton retry={inPlace ? navigateAgain : reload} />
    </PageMessage>
  )
}

/** Reloads once the server answers: before that the browser would show an error page of its own. */
const reload = async () => {
  const healthy = await fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  )
  if (healthy) window.location.reload()
}

/** True if a request to the API failed, not the code of the page. */
const isApiError = (error: unknown) => LinkError.is(error) || CombinedGraphQLErrors.is(error)

/** Describes the failure and the reader's options. */
const errorText = (error: unknown, online: boolean) => {
  if (!online) return 'You are offline. We’ll try again as soon as the connection is back.'
  const outage = CombinedGraphQLErrors.is(error) && error.errors.find(isOutage)
  if (outage) return outage.message
  if (isUnreachable(error)) return 'We could not reach Marque. Check your connection, or try again in a moment.'
  if (isOverload(error)) return 'More people are here than we can serve at once. Try again in a moment.'
  const reference = referenceOf(error)
  return reference ? `${errorAdvice} Reference ${reference}.` : errorAdvice
}

/** The server's database doesn't answer or is full: the message says which. */
const isOutage = ({ extensions }: CombinedGraphQLErrors['errors'][number]) => extensions?.code === 'SERVICE_UNAVAILABLE'

/** Too many requests, or a proxy that reaches no server. */
const isOverload = (error: unknown) =>
  ServerError.is(error)
    ? overloaded.has(error.statusCode)
    : CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => overloaded.has(extensions?.code))

const overloaded = new Set<unknown>([429, 502, 503, 504, 'OVERLOADED', 'THROTTLED'])

/** No response came, neither for data nor for a chunk of the page's code. */
const isUnreachable = (error: unknown) =>
  (LinkError.is(error) && !ServerError.is(error)) || (error instanceof Error && /module|preload/i.test(error.message))

/** The reference of the server's log line. */
const referenceOf = (error: unknown) => {
  const text = ServerError.is(error) ? error.bodyText : error instanceof Error ? error.message : ''
  return /\bReference ([\w-]+)/.exec(text)?.[1]
}

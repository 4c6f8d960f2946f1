import { use } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Empty } from '../../../ui/feedback/empty'
import { PageMessage } from '../../../ui/feedback/page-message'
import { RouteAnnouncer } from '../page-contexts'
import { errorText, isApiError } from './error-text'
import { RetryButton } from './retry-button'
import { errorArt, errorTitle } from './static-route-error'
import { useOnline } from './use-online'

// A chunk of its own, which every page loads in advance: without a connection it could not be loaded when it is needed.

interface Props {
  /** What is missing: `These products could not be loaded`. */
  title: string
  error: unknown
  retry: () => unknown
}

export const LoadErrorPanel = ({ title, error, retry }: Props) => (
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
  const navigateAgain = () => navigate(location, { replace: true, preventScrollReset: true, state: location.state })
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

import { use } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageMessage } from '../../ui/page-message'
import { failureWords, isOfApi } from './failure-words'
import { PageArrival } from './page-arrival'
import { failureArt, failureTitle } from './plain-failure'
import { reload } from './reload'
import { RetryButton } from './retry-button'
import { useOnline } from './use-online'

/** Trying again asks the API where that has failed, and for the document otherwise: a release may have replaced its parts. */
export const FailurePanel = ({ error }: { error: unknown }) => {
  const location = useLocation()
  const navigate = useNavigate()
  const inPlace = use(PageArrival) !== undefined && isOfApi(error)
  const ask = () => navigate(location, { replace: true, preventScrollReset: true, state: location.state })
  return (
    <PageMessage art={failureArt} title={failureTitle} text={failureWords(error, useOnline())}>
      <RetryButton again={inPlace ? ask : reload} />
    </PageMessage>
  )
}

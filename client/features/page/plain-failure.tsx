import { Link, useLocation } from 'react-router-dom'
import { buttonClass } from '../../ui/button'
import { PageMessage } from '../../ui/page-message'

export const failureTitle = 'Unexpected Application Error'
export const failureArt = <img src="/artwork/ornament/failed.svg" width="112" height="112" alt="" />

export const advice =
  'Something failed on our side. Nothing was charged. Try again; if it fails once more, give us a few minutes.'

/** Works without JavaScript. The server gives the reference of its log line in place of the error. */
export const PlainFailure = ({ error }: { error: unknown }) => {
  const { pathname, search } = useLocation()
  return (
    <PageMessage
      art={failureArt}
      title={failureTitle}
      text={typeof error === 'string' ? `${advice} Reference ${error}.` : advice}
    >
      <Link className={buttonClass()} to={pathname + search} reloadDocument>
        Try again
      </Link>
    </PageMessage>
  )
}

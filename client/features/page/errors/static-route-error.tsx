import { useLocation } from 'react-router-dom'
import { buttonClass } from '../../../ui/button/button'
import { PageMessage } from '../../../ui/feedback/page-message'

export const errorTitle = 'Unexpected Application Error'
export const errorArt = <img src="/artwork/ornament/failed.svg" width="112" height="112" alt="" />

export const errorAdvice = 'Something failed on our side. Try again; if it fails once more, give us a few minutes.'

/** The error page without JavaScript. The server passes the reference of its log line in place of the error. */
export const StaticRouteError = ({ error }: { error: unknown }) => {
  const { pathname, search } = useLocation()
  return (
    <PageMessage
      art={errorArt}
      title={errorTitle}
      text={typeof error === 'string' ? `${errorAdvice} Reference ${error}.` : errorAdvice}
    >
      <a className={buttonClass()} href={pathname + search}>
        Try again
      </a>
    </PageMessage>
  )
}

import { Fragment, use } from 'react'
import { Link, useLocation, useRouteError } from 'react-router-dom'
import { buttonClass } from '../../ui/button'
import { PageMessage } from '../../ui/page-message'
import { PageArrival } from './page-arrival'
import { PageStatus } from './page-status'
import { PageTitle } from './page-title'

const title = 'Unexpected Application Error'
const advice =
  'Something failed on our side. Nothing was charged. Try again; if it fails once more, give us a few minutes.'

/** Trying again asks the server: that works without JavaScript, and after a release has replaced this page's chunks. */
export const Failure = () => {
  use(PageStatus)(500)
  const { pathname, search } = useLocation()
  // The server gives the reference of its log line in place of the error.
  const reference = useRouteError()
  // When the layout itself has failed, this is all there is.
  const Main = use(PageArrival) ? Fragment : 'main'
  return (
    <Main>
      <PageTitle title={title} />
      <PageMessage
        art={<img src="/artwork/ornament/failed.svg" width="112" height="112" alt="" />}
        title={title}
        text={typeof reference === 'string' ? `${advice} Reference ${reference}.` : advice}
      >
        <Link className={buttonClass()} to={pathname + search} reloadDocument>
          Try again
        </Link>
      </PageMessage>
    </Main>
  )
}

import { Fragment, use } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { buttonClass } from '../../ui/button'
import { PageMessage } from '../../ui/page-message'
import { PageArrival } from './page-arrival'
import { PageStatus } from './page-status'
import { PageTitle } from './page-title'

const title = 'Unexpected Application Error'

/** Trying again asks the server: that works without JavaScript, and after a release has replaced this page's chunks. */
export const Failure = () => {
  use(PageStatus)(500)
  const { pathname, search } = useLocation()
  // When the layout itself has failed, this is all there is.
  const Main = use(PageArrival) ? Fragment : 'main'
  return (
    <Main>
      <PageTitle title={title} />
      <PageMessage
        art={<img src="/artwork/ornament/failed.svg" width="112" height="112" alt="" />}
        title={title}
        text="Something failed on our side. Nothing was charged. Try again; if it fails once more, give us a few minutes."
      >
        <Link className={buttonClass()} to={pathname + search} reloadDocument>
          Try again
        </Link>
      </PageMessage>
    </Main>
  )
}

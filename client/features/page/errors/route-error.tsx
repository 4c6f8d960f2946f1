import { Fragment, lazy, Suspense, use, useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { useHydrated } from '../../../lib/hydration'
import { PageTitle } from '../head/page-meta'
import { PageFailed, PageStatus, RouteAnnouncer } from '../page-contexts'
import { errorTitle, StaticRouteError } from './static-route-error'

/** The layout loads this chunk in advance. */
const RouteErrorPanel = lazy(() =>
  import('./error-panels').then(
    (loaded) => ({ default: loaded.RouteErrorPanel }),
    () => ({ default: StaticRouteError }),
  ),
)

export const RouteError = () => {
  use(PageStatus)(500)
  const error = useRouteError()
  const Panel = useHydrated() ? RouteErrorPanel : StaticRouteError
  const reportFailure = use(PageFailed)
  useEffect(() => reportFailure(), [reportFailure])
  // If the layout itself failed, there is no other <main>.
  const Main = use(RouteAnnouncer) ? Fragment : 'main'
  return (
    <Main>
      <PageTitle title={errorTitle} />
      <Suspense fallback={<StaticRouteError error={error} />}>
        <Panel error={error} />
      </Suspense>
    </Main>
  )
}

import { Fragment, lazy, Suspense, use, useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { useHydrated } from '../../ui/use-hydrated'
import { PageArrival } from './page-arrival'
import { PageFailed } from './page-failed'
import { PageStatus } from './page-status'
import { PageTitle } from './page-title'
import { failureTitle, PlainFailure } from './plain-failure'

/** The layout has loaded it before it is needed. */
const FailurePanel = lazy(() =>
  import('./bad-weather').then(
    (loaded) => ({ default: loaded.FailurePanel }),
    () => ({ default: PlainFailure }),
  ),
)

export const Failure = () => {
  use(PageStatus)(500)
  const error = useRouteError()
  const Panel = useHydrated() ? FailurePanel : PlainFailure
  const fail = use(PageFailed)
  useEffect(() => fail(), [fail])
  // When the layout itself has failed, this is all there is.
  const Main = use(PageArrival) ? Fragment : 'main'
  return (
    <Main>
      <PageTitle title={failureTitle} />
      <Suspense fallback={<PlainFailure error={error} />}>
        <Panel error={error} />
      </Suspense>
    </Main>
  )
}

import { Suspense } from 'react'
import { lazyNamed } from '../../lib/lazy-named'
import type { ReportProps } from './report-button'

// Lazy: few visitors report anything.
const ReportButton = lazyNamed(() => import('./report-button'), 'ReportButton')

/** Opens the form that reports content to the admins. */
export const ReportLink = (props: ReportProps) => (
  <Suspense>
    <ReportButton {...props} />
  </Suspense>
)

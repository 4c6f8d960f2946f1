import { lazy, Suspense } from 'react'
import type { ReportProps } from './report-button'

// Loaded after the page: few visitors report anything.
const ReportButton = lazy(async () => ({ default: (await import('./report-button')).ReportButton }))

/** Opens the form that reports content to the admins. */
export const ReportLink = (props: ReportProps) => (
  <Suspense>
    <ReportButton {...props} />
  </Suspense>
)

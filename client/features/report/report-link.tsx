import { lazyPart } from '../../lib/lazy-named'

/** Opens the form that reports content to the admins. Lazy: few visitors report anything. */
export const ReportLink = lazyPart(() => import('./report-button'), 'ReportButton')

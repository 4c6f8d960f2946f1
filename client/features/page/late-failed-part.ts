import { lazy } from 'react'

/** The layout has loaded it before it is needed. */
export const FailedPart = lazy(async () => ({ default: (await import('./bad-weather')).FailedPart }))

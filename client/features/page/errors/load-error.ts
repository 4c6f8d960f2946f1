import { lazy } from 'react'

/** Shown in place of a part of a page that could not be loaded. The layout loads its chunk in advance. */
export const LoadError = lazy(async () => ({ default: (await import('./error-panels')).LoadErrorPanel }))

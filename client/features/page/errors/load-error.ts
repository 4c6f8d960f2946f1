import { lazyNamed } from '../../../lib/lazy-named'

/** Shown in place of a part of a page that could not be loaded. The layout loads its chunk in advance. */
export const LoadError = lazyNamed(() => import('./error-panels'), 'LoadErrorPanel')

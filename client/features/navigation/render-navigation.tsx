import type { ReactNode } from 'react'
import { renderRoutes } from '../../testing/render-routes'

/** For tests: something that stands on every page, on a page that has nothing else. */
export const renderNavigation = (element: ReactNode) => renderRoutes([{ path: '*', element }], '/')

import type { ReactNode } from 'react'
import { renderRoutes } from '../../testing/render-routes'

/** For tests: renders a part of the layout on an empty page. */
export const renderNavigation = (element: ReactNode) => renderRoutes([{ path: '*', element }], '/')

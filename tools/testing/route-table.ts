import { isValidElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { type Plugin, runnerImport } from 'vite'

export interface Route {
  path: string
  /** The role that may see it, or the first of several. */
  role?: string | undefined
}

/** The routes of a file of the client, which is loaded with Vite: Node can't import its style sheets. */
export const routesIn = async (file: 'routes' | 'account-routes' | 'dashboard-routes') => {
  const { module } = await runnerImport<Record<string, RouteObject[]>>(`./client/${file}.tsx`, {
    configFile: false,
    plugins: [withoutStyles],
  })
  return Object.values(module).flatMap((routes) => (Array.isArray(routes) ? routesOf(routes) : []))
}

const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0styles' : undefined),
  load: (id) => (id === '\0styles' ? 'export default {}' : undefined),
}

const routesOf = (routes: RouteObject[], role?: string): Route[] =>
  routes.flatMap(({ path, element, children = [] }) => {
    const { allowed } = isValidElement<{ allowed?: string | string[] }>(element) ? element.props : {}
    const own = path === undefined || path === '*' ? [] : [{ path: path.replace(/(?<=.)\/$/, ''), role }]
    return [...own, ...routesOf(children, [allowed].flat()[0] ?? role)]
  })

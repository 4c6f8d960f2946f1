import { nextPath } from './next-path'

/** The other way in, with where to go after it; what else the address says is about this page alone. */
export const doorPath = (path: '/login' | '/register', params: URLSearchParams) => {
  const next = nextPath(params)
  return next ? `${path}?${new URLSearchParams({ next })}` : path
}

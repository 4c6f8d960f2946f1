import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: To
  /** Replaces the history entry. A link to the current address does so by itself. */
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
}

/** A link that navigates inside the app. React Router's own also prefetches, with code that each first load would contain. */
export const Link = ({ to, replace, state, preventScrollReset = false, onClick, ...props }: LinkProps) => {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    state,
    preventScrollReset,
  })
  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) navigate(event)
      }}
    />
  )
}

/** A link with `aria-current="page"` on its page and, without `end`, on the pages below it. */
export const NavLink = ({ end = false, ...props }: LinkProps & { end?: boolean }) => {
  const { pathname } = useLocation()
  const target = useResolvedPath(props.to).pathname
  const current = pathname === target || (!end && pathname.startsWith(`${target}/`))
  return <Link {...props} aria-current={current ? 'page' : undefined} />
}

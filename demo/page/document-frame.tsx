import { type ReactNode, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '../../client/lib/hydration'

interface Props {
  base: string
  attributes: DOMStringMap
  bar: HTMLElement
  /** The content of the bar. */
  children: ReactNode
}

/**
 * React removes attributes and elements of the document that it replaces. Gives them back, and finds icons and manifest in the folder of
 * the demonstration. The bar has no root of its own: React then hears no events of the document's.
 */
export const DocumentFrame = ({ base, attributes, bar, children }: Props) => {
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, attributes)
    document.body.prepend(bar)
    const links = 'link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]'
    for (const link of document.head.querySelectorAll<HTMLLinkElement>(links)) {
      const { href, pathname } = new URL(link.href)
      if (!href.startsWith(base)) link.href = new URL(`.${pathname}`, base).href
    }
  }, [base, attributes, bar])
  return useHydrated() && createPortal(children, bar.querySelector('aside') ?? bar)
}

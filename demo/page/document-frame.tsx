import { useLayoutEffect } from 'react'

interface Props {
  base: string
  attributes: DOMStringMap
  bar: HTMLElement
}

/** React removes attributes and elements of the document that it replaces. Gives them back, and finds icons and manifest in the folder of the demonstration. */
export const DocumentFrame = ({ base, attributes, bar }: Props) => {
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, attributes)
    document.body.prepend(bar)
    const links = 'link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]'
    for (const link of document.head.querySelectorAll<HTMLLinkElement>(links)) {
      const { href, pathname } = new URL(link.href)
      if (!href.startsWith(base)) link.href = new URL(`.${pathname}`, base).href
    }
  }, [base, attributes, bar])
  return null
}

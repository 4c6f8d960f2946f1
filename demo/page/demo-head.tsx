import { useLayoutEffect } from 'react'

interface Props {
  base: string
  attributes: DOMStringMap
}

/** Gives the document the attributes of its first state, and lets its icons and manifest be found in the folder of the demonstration. */
export const DemoHead = ({ base, attributes }: Props) => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    for (const [name, value] of Object.entries(attributes)) {
      dataset[name] = name.endsWith('Styles') ? new URL(value ?? '', base).href : value
    }
    for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel~=icon], link[rel=manifest]')) {
      link.href = new URL(`.${new URL(link.href).pathname}`, base).href
    }
  }, [base, attributes])
  return null
}

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes files that are dropped on the form or field set around an element, and pictures that are pasted into it. Returns whether
 * files are dragged over it.
 */
export const useFileDrop = (
  element: RefObject<HTMLElement | null>,
  area: 'form' | 'fieldset',
  add: (files: File[]) => void,
) => {
  const [isOver, setOver] = useState(false)
  const onFiles = useEffectEvent(add)
  useEffect(() => {
    const target = element.current?.closest<HTMLElement>(area)
    if (!target) return
    const ending = new AbortController()
    const { signal } = ending
    target.addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        // Otherwise the browser would open the file.
        event.preventDefault()
        setOver(true)
      },
      { signal },
    )
    target.addEventListener(
      'dragleave',
      ({ relatedTarget }) => setOver(relatedTarget instanceof Node && target.contains(relatedTarget)),
      { signal },
    )
    target.addEventListener(
      'drop',
      (event) => {
        setOver(false)
        const files = [...(event.dataTransfer?.files ?? [])]
        // A field set within the form may have taken them.
        if (files.length === 0 || event.defaultPrevented) return
        event.preventDefault()
        onFiles(files)
      },
      { signal },
    )
    target.addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])]
        // Office programs copy a picture of the text beside the text.
        const isText = event.clipboardData?.types.includes('text/plain')
        if (files.length === 0 || isText || event.defaultPrevented) return
        event.preventDefault()
        onFiles(files)
      },
      { signal },
    )
    return () => ending.abort()
  }, [element, area])
  return isOver
}

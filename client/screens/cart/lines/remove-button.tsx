import type { MouseEvent } from 'react'
import { TextButton } from '../../../ui/form/text-button'

/** A ref callback that focuses a new element without scrolling. */
export const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

interface Props {
  title: string
  /** Whether its line was just restored: the button then gets the focus. */
  restored: boolean
  onRemove: () => void
}

export const RemoveButton = ({ title, restored, onRemove }: Props) => {
  // The second click of a double click would hit the next line, which has moved up.
  const removeOnce = ({ detail }: MouseEvent) => detail < 2 && onRemove()
  return (
    <TextButton aria-label={`Remove ${title}`} ref={restored ? focus : undefined} onClick={removeOnce}>
      Remove
    </TextButton>
  )
}

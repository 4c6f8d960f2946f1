import type { MouseEvent } from 'react'
import { TextButton } from '../../ui/text-button'
import { focus } from './focus'

interface Props {
  title: string
  /** Whether its line was just put back: reading goes on here. */
  returned: boolean
  onRemove: () => void
}

export const RemoveButton = ({ title, returned, onRemove }: Props) => {
  // The second press of a double click would hit the line that has moved up.
  const once = ({ detail }: MouseEvent) => detail < 2 && onRemove()
  return (
    <TextButton aria-label={`Remove ${title}`} ref={returned ? focus : undefined} onClick={once}>
      Remove
    </TextButton>
  )
}

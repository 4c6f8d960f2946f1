import { useState } from 'react'
import { Button } from '../../ui/button/button'
import { onSingleClick } from '../../ui/button/on-single-click'

export const RemoveButton = ({ name, remove }: { name: string; remove: () => Promise<unknown> }) => {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await remove()
    setBusy(false)
  }
  return (
    <Button variant="line" size="small" busy={busy} aria-label={`Remove: ${name}`} onClick={onSingleClick(press)}>
      Remove
    </Button>
  )
}

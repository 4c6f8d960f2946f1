import { Button } from '../../ui/button/button'
import { onSingleClick } from '../../ui/button/on-single-click'

export const RemoveButton = ({ name, remove }: { name: string; remove: () => Promise<unknown> }) => (
  <Button variant="line" size="small" aria-label={`Remove: ${name}`} onClick={onSingleClick(remove)}>
    Remove
  </Button>
)

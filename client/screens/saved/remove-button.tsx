import { Button } from '../../ui/button/button'

export const RemoveButton = ({ name, remove }: { name: string; remove: () => Promise<unknown> }) => (
  <Button variant="line" size="small" aria-label={`Remove: ${name}`} onClick={() => void remove()}>
    Remove
  </Button>
)

import { Button } from '../../ui/button/button'

export const RemoveButton = ({ name, remove }: { name: string; remove: () => Promise<unknown> }) => (
  // The second click of a double click would hit the next entry, which has moved up.
  <Button
    variant="line"
    size="small"
    aria-label={`Remove: ${name}`}
    onClick={({ detail }) => detail < 2 && void remove()}
  >
    Remove
  </Button>
)

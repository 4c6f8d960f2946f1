import { Badge } from '../../ui/text/badge'

export const JobBadge = ({ open, takenDown = false }: { open: boolean; takenDown?: boolean }) =>
  takenDown ? (
    <Badge tone="plain">Taken down</Badge>
  ) : (
    <Badge tone={open ? 'good' : 'plain'}>{open ? 'Open' : 'Closed'}</Badge>
  )

import { Badge } from '../../features/dashboard/badge'

/** Whether a job takes applications. */
export const JobBadge = ({ open }: { open: boolean }) => (
  <Badge tone={open ? 'good' : 'plain'}>{open ? 'Open' : 'Closed'}</Badge>
)

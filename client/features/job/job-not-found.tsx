import { NotFound } from '../page/errors/not-found'

export const JobNotFound = () => (
  <NotFound
    title="Job Not Found"
    text="The post may have been filled, or the address is mistyped."
    actions={[{ to: '/jobs', label: 'Browse All Jobs' }]}
  />
)

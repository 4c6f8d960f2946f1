import { NotFound } from '../page/not-found'

export const JobNotFound = () => (
  <NotFound
    title="Job Not Found"
    text="The post may have been filled, or the address has a slip in it."
    actions={[{ to: '/jobs', label: 'Browse All Jobs' }]}
  />
)

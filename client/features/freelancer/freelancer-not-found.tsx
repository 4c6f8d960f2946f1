import { NotFound } from '../page/not-found'

export const FreelancerNotFound = () => (
  <NotFound
    title="Freelancer Not Found"
    text="They may have left, or the address has a slip in it."
    actions={[{ to: '/freelancers', label: 'Browse All Freelancers' }]}
  />
)

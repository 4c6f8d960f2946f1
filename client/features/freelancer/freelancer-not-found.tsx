import { NotFound } from '../page/errors/not-found'

export const FreelancerNotFound = () => (
  <NotFound
    title="Freelancer Not Found"
    text="They may have left, or the address is mistyped."
    actions={[{ to: '/freelancers', label: 'Browse All Freelancers' }]}
  />
)

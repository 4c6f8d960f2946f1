import { NotFound } from '../page/not-found'

export const CompanyNotFound = () => (
  <NotFound
    title="Company Not Found"
    text="It may have closed its page, or the address has a slip in it."
    actions={[{ to: '/companies', label: 'Browse All Companies' }]}
  />
)

import { NotFound } from '../page/errors/not-found'

export const CompanyNotFound = () => (
  <NotFound
    title="Company Not Found"
    text="It may have closed its page, or the address is mistyped."
    actions={[{ to: '/companies', label: 'Browse All Companies' }]}
  />
)

import { Navigate } from 'react-router-dom'
import { useCompaniesRegisterSuspenseQuery } from './companies-register.generated'

/** The person's company already has its page. */
export const ToOwnCompany = () => {
  const { viewer } = useCompaniesRegisterSuspenseQuery({ fetchPolicy: 'network-only' }).data
  return <Navigate to={viewer?.company ? `/company/${viewer.company.id}` : '/dashboard'} replace />
}

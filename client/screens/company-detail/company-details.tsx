import type { FragmentType } from '@apollo/client'
import profile from '../../features/profile/profile.module.css'
import { longDate } from '../../lib/dates'
import { Facts } from '../../ui/text/facts'
import { type CompanyDetails_CompanyFragment, useCompanyDetails_CompanyFragment } from './company-details.generated'

export const CompanyDetails = ({ company: from }: { company: FragmentType<CompanyDetails_CompanyFragment> }) => {
  const company = useCompanyDetails_CompanyFragment(from)
  const { location, foundedYear, employeeCount, createdAt } = company
  return (
    <div className={profile.panel}>
      <h2>Details</h2>
      <Facts
        facts={{
          Location: location,
          Founded: foundedYear,
          'Company size': employeeCount && `${employeeCount} ${employeeCount === '1' ? 'person' : 'people'}`,
          Joined: <time dateTime={createdAt}>{longDate(createdAt)}</time>,
        }}
      />
    </div>
  )
}

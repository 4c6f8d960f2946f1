import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { CompanyNotFound } from '../../features/company/company-not-found'
import { ContactPage, ContactSkeleton } from '../../features/conversation/contact-page'
import { useContactCompanySuspenseQuery } from './contact-company.generated'

export const ContactCompany = () => {
  const { id = '' } = useParams()
  return (
    <Suspense key={id} fallback={<ContactSkeleton />}>
      <Contact id={id} />
    </Suspense>
  )
}

const Contact = ({ id }: { id: string }) => {
  const { company } = useContactCompanySuspenseQuery({ variables: { id } }).data
  if (!company) return <CompanyNotFound />
  const { name, logo } = company
  return (
    <ContactPage
      about={{ companyId: company.id }}
      name={name}
      picture={logo}
      from={[
        { to: '/companies', label: 'Companies' },
        { to: `/company/${company.id}`, label: name },
      ]}
    />
  )
}

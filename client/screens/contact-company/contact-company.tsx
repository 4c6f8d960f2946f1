import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { ContactPage, ContactSkeleton } from '../../features/conversation/contact-page'
import { NotFound } from '../../features/page/not-found'
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
  if (!company)
    return (
      <NotFound
        title="Company Not Found"
        text="It may have closed its page, or the address has a slip in it."
        actions={[{ to: '/companies', label: 'Browse All Companies' }]}
      />
    )
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

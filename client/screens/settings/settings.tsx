import { Suspense, useState } from 'react'
import { CompanyForm } from '../../features/company-form/company-form'
import { Desk } from '../../features/dashboard/desk'
import { UnsavedGuard } from '../../features/form/unsaved-guard'
import type { StoredUser } from '../../features/session/stored-user'
import { useSession } from '../../features/session/use-session'
import { DeleteSection } from './delete-section'
import { EmailSection } from './email-section'
import { ExportSection } from './export-section'
import { Farewell } from './farewell'
import { FreelancerSection } from './freelancer-section'
import { MailSection } from './mail-section'
import { PasswordSection } from './password-section'
import { ProfileSection } from './profile-section'
import { SessionsSection } from './sessions-section'
import { Setting } from './setting'
import { useSettingsSuspenseQuery } from './settings.generated'
import { SettingsSkeleton } from './settings-skeleton'

export const Settings = () => {
  const { user } = useSession()
  const [farewell, setFarewell] = useState<string>()
  return (
    <Desk title="Settings" sentence="Your account, the devices it is open on, and the way out.">
      {farewell ? (
        <Farewell message={farewell} />
      ) : (
        <Suspense fallback={<SettingsSkeleton />}>{user && <Sections user={user} deleted={setFarewell} />}</Suspense>
      )}
    </Desk>
  )
}

interface Props {
  user: StoredUser
  deleted: (message: string) => void
}

const Sections = ({ user: { id, role }, deleted }: Props) => {
  const { data } = useSettingsSuspenseQuery({
    variables: { id, isFreelancer: role === 'freelancer' },
    fetchPolicy: 'network-only',
  })
  const { viewer, freelancer, sessions } = data
  // Signed out in the meantime: the guard around every dashboard leads on.
  if (!viewer) return null
  return (
    <UnsavedGuard>
      <ProfileSection user={viewer} />
      <EmailSection user={viewer} />
      {viewer.company && (
        <Setting title="Company details" text="What everybody sees on your company page.">
          <CompanyForm company={viewer.company} />
        </Setting>
      )}
      {freelancer && <FreelancerSection freelancer={freelancer} />}
      <MailSection user={viewer} />
      <PasswordSection user={viewer} />
      <SessionsSection sessions={sessions} />
      <ExportSection />
      <DeleteSection user={viewer} deleted={deleted} />
    </UnsavedGuard>
  )
}

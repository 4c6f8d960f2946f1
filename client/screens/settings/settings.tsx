import { Suspense, useEffect, useState } from 'react'
import { CompanyForm } from '../../features/company-form/company-form'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { UnsavedGuard } from '../../features/form/unsaved-guard'
import { sessionStore, useSession } from '../../features/session/session-store'
import type { StoredUser } from '../../features/session/stored-user'
import { Notice } from '../../ui/feedback/notice'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { DeleteAccountSection } from './delete-account/delete-account-section'
import { EmailSection } from './email/email-section'
import { ExportSection } from './export/export-section'
import { FreelancerSection } from './freelancer/freelancer-section'
import { NotificationsSection } from './notifications/notifications-section'
import { PasswordSection } from './password/password-section'
import { ProfileSection } from './profile/profile-section'
import { SessionsSection } from './sessions/sessions-section'
import { useSettingsSuspenseQuery } from './settings.generated'
import { SettingsSection } from './settings-section'

export const Settings = () => {
  const { user } = useSession()
  const [deleted, setDeleted] = useState<string>()
  return (
    <DashboardPage title="Settings" lead="Your account, the devices you are signed in on, and how to delete it.">
      {deleted ? (
        <AccountDeleted message={deleted} />
      ) : (
        <Suspense fallback={<SettingsSkeleton />}>{user && <Sections user={user} onDeleted={setDeleted} />}</Suspense>
      )}
    </DashboardPage>
  )
}

interface Props {
  user: StoredUser
  onDeleted: (message: string) => void
}

const Sections = ({ user: { id, role }, onDeleted }: Props) => {
  const { data } = useSettingsSuspenseQuery({
    variables: { id, isFreelancer: role === 'freelancer' },
    fetchPolicy: 'network-only',
  })
  const { viewer, freelancer, sessions } = data
  // The session ended meanwhile: the guard of the dashboards redirects.
  if (!viewer) return null
  return (
    <UnsavedGuard>
      <ProfileSection user={viewer} />
      <EmailSection user={viewer} />
      {viewer.company && (
        <SettingsSection title="Company details" text="What everybody sees on your company page.">
          <CompanyForm company={viewer.company} />
        </SettingsSection>
      )}
      {freelancer && <FreelancerSection freelancer={freelancer} />}
      <NotificationsSection user={viewer} />
      <PasswordSection user={viewer} />
      <SessionsSection sessions={sessions} />
      <ExportSection />
      <DeleteAccountSection user={viewer} onDeleted={onDeleted} />
    </UnsavedGuard>
  )
}

const REDIRECT_DELAY_MS = 1_000

/** Confirms the deletion; then the session ends and the guard of the dashboards leads home. */
const AccountDeleted = ({ message }: { message: string }) => {
  useEffect(() => {
    const timer = setTimeout(() => sessionStore.leave('/'), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Notice good text={message} />
}

const firstSections = [
  { title: 'Profile', text: 'How others see you.', height: '15.5rem' },
  { title: 'Email', text: 'Where you sign in, and where we write to.', height: '12rem' },
]

/** The first two sections, in their final sizes. */
const SettingsSkeleton = () => (
  <Loading label="Loading your settings">
    <div aria-hidden="true">
      {firstSections.map(({ title, text, height }) => (
        <SettingsSection key={title} title={title} text={text}>
          <Skeleton height={height} />
        </SettingsSection>
      ))}
    </div>
  </Loading>
)

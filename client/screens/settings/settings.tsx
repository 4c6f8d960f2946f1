import { Suspense, useEffect, useState } from 'react'
import { CompanyForm } from '../../features/company-form/company-form'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { sessionStore, useSession } from '../../features/session/session-store'
import type { StoredUser } from '../../features/session/stored-user'
import { clearTab } from '../../features/session/use-log-out'
import { lazyPart } from '../../lib/lazy-named'
import { Notice } from '../../ui/feedback/notice'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { BillingSection } from './billing/billing-section'
import { EmailSection } from './email/email-section'
import { emailHead, profileHead } from './first-sections'
import { NotificationsSection } from './notifications/notifications-section'
import { ProfileSection } from './profile/profile-section'
import { useSettingsSuspenseQuery } from './settings.generated'
import { SettingsSection } from './settings-section'

// Lazy: they are below the first screenful.
const SecuritySections = lazyPart(() => import('./security-sections'), 'SecuritySections', <Skeleton height="100rem" />)

// Lazy: they come last.
const ExportSection = lazyPart(() => import('./export/export-section'), 'ExportSection', <Skeleton height="12rem" />)
const DeleteAccountSection = lazyPart(
  () => import('./delete-account/delete-account-section'),
  'DeleteAccountSection',
  <Skeleton height="12rem" />,
)

// Lazy: only freelancers have it.
const FreelancerSection = lazyPart(
  () => import('./freelancer/freelancer-section'),
  'FreelancerSection',
  <Skeleton height="60rem" />,
)

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
  const { viewer, freelancer, languages } = data
  // The session has ended: the guard of the dashboard redirects.
  if (!viewer) return null
  return (
    <>
      <ProfileSection user={viewer} />
      <EmailSection user={viewer} />
      {viewer.company && (
        <SettingsSection title="Company details" text="What everybody sees on your company page.">
          <CompanyForm company={viewer.company} languages={freelancer ? [] : languages} />
        </SettingsSection>
      )}
      {freelancer && <FreelancerSection freelancer={freelancer} languages={languages} />}
      {role !== 'admin' && <BillingSection user={viewer} />}
      <NotificationsSection user={viewer} />
      <SecuritySections role={role} viewer={viewer} data={data} />
      <ExportSection />
      <DeleteAccountSection user={viewer} onDeleted={onDeleted} />
    </>
  )
}

const REDIRECT_DELAY_MS = 1_000

/** Removes the drafts of this tab, and ends the session after a moment. The guard of the dashboard then redirects to the home page. */
const AccountDeleted = ({ message }: { message: string }) => {
  useEffect(() => {
    clearTab()
    sessionStore.leaveSoon('/')
    const timer = setTimeout(() => sessionStore.leave('/'), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Notice good text={message} />
}

const firstSections = [
  { ...profileHead, height: '15.5rem' },
  { ...emailHead, height: '12rem' },
]

/** Shows the first two sections in their final sizes, to avoid a layout shift. */
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

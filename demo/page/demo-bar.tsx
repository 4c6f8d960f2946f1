import { useState } from 'react'
import { useLogoutMutation } from '../../client/features/session/logout.generated'
import { roleName, roleOf } from '../../client/features/session/roles'
import { sessionStore, useSession } from '../../client/features/session/session-store'
import { storedUserOf } from '../../client/features/session/stored-user'
import { useLoginMutation, useSampleAccountsQuery } from '../../client/screens/login/login.generated'
import { TextButton } from '../../client/ui/button/text-button'
import { ConfirmDialog } from '../../client/ui/feedback/confirm-dialog'
import styles from './demo-bar.module.css'
import type { Site } from './start-site'

interface Props {
  site: Site
  goTo: (path: string) => void
}

/** Tells that the site is a demonstration, switches between its sample accounts and sets it back. */
export const DemoBar = ({ site, goTo }: Props) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <aside className={styles.bar} aria-label="Demonstration">
      <p>
        {site.isLasting
          ? 'This is a demonstration. Everything you do stays in this browser.'
          : 'This is a demonstration. This browser keeps nothing of it: closing the tab ends it.'}
      </p>
      <RoleSwitch goTo={goTo} />
      <TextButton onClick={() => setAsking(true)}>Reset</TextButton>
      {isAsking && (
        <ConfirmDialog
          title="Reset the demonstration?"
          text="Everything that was done here is removed, and the sample data are as they were."
          yes="Reset"
          no="Keep it"
          danger
          onYes={site.reset}
          onNo={() => setAsking(false)}
        />
      )}
    </aside>
  )
}

const RoleSwitch = ({ goTo }: Omit<Props, 'site'>) => {
  const accounts = useSampleAccountsQuery().data?.sampleAccounts ?? []
  const [login] = useLoginMutation()
  const [logout] = useLogoutMutation()
  const { user } = useSession()
  const signOut = async () => {
    await logout()
    sessionStore.leave('/')
    goTo('/')
  }
  const switchTo = async (chosen: string) => {
    const account = accounts.find(({ role }) => role === chosen)
    if (!account) return signOut()
    const { email, password } = account
    const { data } = await login({ variables: { input: { email, password } } })
    if (data?.login.__typename !== 'LoginSuccess') return
    sessionStore.begin(storedUserOf(data.login.user))
    // The admin's overview has the clock to move.
    goTo('/dashboard')
  }
  return (
    <label className={styles.role}>
      Try it as
      <select
        value={accounts.find(({ role }) => user && roleOf(role) === user.role)?.role ?? ''}
        onChange={({ target }) => void switchTo(target.value)}
      >
        <option value="">Visitor</option>
        {accounts.map(({ role }) => (
          <option key={role} value={role}>
            {roleName[role]}
          </option>
        ))}
      </select>
    </label>
  )
}

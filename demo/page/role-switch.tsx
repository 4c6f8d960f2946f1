import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { confirmSession } from '../../client/features/session/confirm-session'
import { useLogoutMutation } from '../../client/features/session/logout.generated'
import { roleName, roleOf } from '../../client/features/session/roles'
import { sessionStore, useSession } from '../../client/features/session/session-store'
import { forgetAccount } from '../../client/features/session/use-log-out'
import type { SampleAccountsQuery } from '../../client/screens/login/login.generated'
import { askSite, noAnswer } from './ask-site'
import styles from './demo-bar.module.css'

interface Props {
  accounts: SampleAccountsQuery['sampleAccounts']
  goTo: (path: string) => void
}

/** Signs in as one of the sample accounts. Its password may be another one by now, so the site worker begins the session. */
export const RoleSwitch = ({ accounts, goTo }: Props) => {
  const [logout] = useLogoutMutation()
  const [refusal, setRefusal] = useState<string>()
  const client = useApolloClient()
  const { user } = useSession()
  const signIn = async (role: string) => {
    const refused = await askSite('/demo/session', role)
    if (refused) return setRefusal(refused)
    sessionStore.invalidate()
    await confirmSession(client)
    goTo('/dashboard')
    // The browser may otherwise delete the changes of an account when the disk is full.
    await navigator.storage?.persist?.()
  }
  const switchTo = async (role: string) => {
    setRefusal(undefined)
    try {
      if (role !== '') return await signIn(role)
      await logout()
      forgetAccount('/')
      goTo('/')
    } catch {
      setRefusal(noAnswer)
    }
  }
  return (
    <>
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
      {refusal && <p role="alert">{refusal}</p>}
    </>
  )
}

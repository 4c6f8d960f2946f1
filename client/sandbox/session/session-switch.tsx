import { useEffect, useState } from 'react'
import { isRole, type Role, roles } from '../../features/session/roles'
import { useSession } from '../../features/session/session-store'
import { refreshSession, sampleEmail, switchAccount } from './account'
import styles from './session-switch.module.css'

/** The server sets this attribute if the database has the sample accounts. */
const hasSampleData = document.documentElement.dataset.sampleData !== undefined

/** Shows the signed-in account. With sample data the user can switch to other accounts. */
export const SessionSwitch = () => {
  const { user } = useSession()
  const { change, busy, problem } = useAccountSwitch()
  useEffect(() => {
    refreshSession().catch(() => {})
  }, [])
  const sampleRole = roles.find((role) => user?.email === sampleEmail(role))
  const isOwnAccount = user && !sampleRole

  return (
    <div className={styles.session}>
      <p role="status">{problem || (user ? `${user.name}, ${user.role}` : 'Nobody is signed in')}</p>
      {hasSampleData && (
        <label>
          <span>Sign in as</span>
          <select
            value={isOwnAccount ? 'own' : (sampleRole ?? '')}
            disabled={busy}
            onChange={({ target: { value } }) => change(isRole(value) ? value : undefined)}
          >
            <option value="">nobody</option>
            {roles.map((role) => (
              <option key={role} value={role}>
                {role}
              </option>
            ))}
            {isOwnAccount && <option value="own">{user.email}</option>}
          </select>
        </label>
      )}
    </div>
  )
}

/** Switches the signed-in account. `busy` until the server has answered. */
export const useAccountSwitch = () => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const change = async (role: Role | undefined) => {
    setBusy(true)
    setProblem('')
    try {
      await switchAccount(role)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That did not work.')
    }
    setBusy(false)
  }
  return { change, busy, problem }
}

import { useEffect, useState } from 'react'
import { isRole, type Role, roles } from '../../features/session/roles'
import { useSession } from '../../features/session/session-store'
import { findSession, sampleEmail, switchTo } from './account'
import styles from './session-switch.module.css'

/** The server says whether there are sample accounts to be. */
const hasSampleData = document.documentElement.dataset.sampleData !== undefined

/** Who is signed in; on sample data also who else one could be. */
export const SessionSwitch = () => {
  const { user } = useSession()
  const { change, busy, problem } = useSwitch()
  useEffect(() => {
    findSession().catch(() => {})
  }, [])
  const sample = roles.find((role) => user?.email === sampleEmail(role))
  const own = user && !sample

  return (
    <div className={styles.session}>
      <p role="status">{problem || (user ? `${user.name}, ${user.role}` : 'Nobody is signed in')}</p>
      {hasSampleData && (
        <label>
          <span>Sign in as</span>
          <select
            value={own ? 'own' : (sample ?? '')}
            disabled={busy}
            onChange={({ target: { value } }) => change(isRole(value) ? value : undefined)}
          >
            <option value="">nobody</option>
            {roles.map((role) => (
              <option key={role} value={role}>
                {role}
              </option>
            ))}
            {own && <option value="own">{user.email}</option>}
          </select>
        </label>
      )}
    </div>
  )
}

/** Being somebody else, one at a time. */
export const useSwitch = () => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const change = async (role: Role | undefined) => {
    setBusy(true)
    setProblem('')
    try {
      await switchTo(role)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That did not work.')
    }
    setBusy(false)
  }
  return { change, busy, problem }
}

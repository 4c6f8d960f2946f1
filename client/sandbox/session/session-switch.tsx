import { useEffect } from 'react'
import { isRole, roles } from '../../features/session/roles'
import { useSession } from '../../features/session/use-session'
import { findSession, sampleEmail } from './account'
import styles from './session-switch.module.css'
import { useSwitch } from './use-switch'

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

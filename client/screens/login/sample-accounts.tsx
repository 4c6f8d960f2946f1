import { roleName } from '../../features/listing/role-name'
import { useSampleAccountsQuery } from './sample-accounts.generated'
import styles from './sample-accounts.module.css'

interface Props {
  fill: (account: { email: string; password: string }) => void
  disabled: boolean
}

/** Where the data are only a sample, anybody may try the site as anybody. */
export const SampleAccounts = ({ fill, disabled }: Props) => {
  // Without an answer there is nothing to offer; the form above does without.
  const accounts = useSampleAccountsQuery().data?.sampleAccounts ?? []
  if (accounts.length === 0) return null
  return (
    <div className={styles.samples}>
      <p>
        <b>Sample accounts.</b> Choose one to fill in the form.
      </p>
      <ul>
        {accounts.map(({ role, email, password }) => (
          <li key={role}>
            <button type="button" disabled={disabled} onClick={() => fill({ email, password })}>
              {roleName[role]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

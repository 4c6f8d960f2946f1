import styles from './sample-accounts.module.css'

const accounts = ['Customer', 'Vendor', 'Freelancer', 'Broker', 'Admin']
const password = 'password123'

interface Props {
  fill: (account: { email: string; password: string }) => void
  disabled: boolean
}

export const SampleAccounts = ({ fill, disabled }: Props) => (
  <div className={styles.samples}>
    <p>
      <b>Sample accounts.</b> Choose one to fill in the form.
    </p>
    <ul>
      {accounts.map((account) => (
        <li key={account}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => fill({ email: `${account.toLowerCase()}@example.com`, password })}
          >
            {account}
          </button>
        </li>
      ))}
    </ul>
  </div>
)

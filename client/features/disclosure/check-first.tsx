import { TextLink } from '../page/layout/links'
import styles from './check-first.module.css'

interface Props {
  name: string
  /** The quote requests that can begin with the check. */
  requests: readonly { to: string; label: string }[]
}

/** Leads to the quote request, which withholds everything but the names until the seller has answered. */
export const CheckFirst = ({ name, requests }: Props) => (
  <section className={styles.check} aria-label="Conflict check">
    <p>
      {`Is another party involved whom this seller may already act for? Ask for a conflict check first, with a quote request. ${name} sees only the names, answers yes or no, and reads your message once there is no conflict.`}
    </p>
    <ul>
      {requests.map(({ to, label }) => (
        <li key={to}>
          <TextLink to={to}>{label}</TextLink>
        </li>
      ))}
    </ul>
  </section>
)

import { Link } from 'react-router-dom'
import styles from '../../ui/link.module.css'
import type { ApplicationLinks_ApplicationFragment } from './application-links.generated'

/** Where there is more: what the applicant has shown, and what the two have written. */
export const ApplicationLinks = ({ application }: { application: ApplicationLinks_ApplicationFragment }) => {
  const { link, conversation } = application
  return (
    <>
      {link && (
        <p>
          <a className={styles.link} href={String(link)} rel="noopener nofollow">
            {String(link)}
          </a>
        </p>
      )}
      {conversation && (
        <p>
          <Link className={styles.link} to={`/dashboard/messages?conversation=${conversation.id}`}>
            Open the conversation
          </Link>
        </p>
      )}
    </>
  )
}

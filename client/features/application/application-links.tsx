import { Link } from 'react-router-dom'
import styles from '../../ui/link.module.css'
import type { ApplicationLinks_ApplicationFragment } from './application-links.generated'
import { WriteTo } from './write-to'

interface Props {
  application: ApplicationLinks_ApplicationFragment
  /** Who is on the other side of it: `Elif Demir`. */
  other: string
}

/** Where there is more: what the applicant has shown, and what the two write to each other. */
export const ApplicationLinks = ({ application, other }: Props) => {
  const { id, link, conversation } = application
  return (
    <>
      {link && (
        <p>
          <a className={styles.link} href={String(link)} rel="noopener nofollow">
            {String(link)}
          </a>
        </p>
      )}
      {conversation ? (
        <p>
          <Link className={styles.link} to={`/dashboard/messages?conversation=${conversation.id}`}>
            Open the conversation
          </Link>
        </p>
      ) : (
        <WriteTo applicationId={id} name={other} />
      )}
    </>
  )
}

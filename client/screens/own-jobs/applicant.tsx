import { Link } from 'react-router-dom'
import { ApplicationCourse, StateBadge } from '../../features/application/application-state'
import { Avatar } from '../../ui/avatar'
import link from '../../ui/link.module.css'
import type { Applicant_ApplicationFragment } from './applicant.generated'
import styles from './own-jobs.module.css'

/** Who applied, with what, and what can be answered. */
export const Applicant = ({ application }: { application: Applicant_ApplicationFragment }) => {
  const { applicant, note, expectedPay, state, stateLabel, conversation } = application
  return (
    <article className={styles.applicant}>
      <header>
        <Avatar src={applicant.avatar} />
        <h3 dir="auto">{applicant.name}</h3>
        <StateBadge state={state} label={stateLabel} />
      </header>
      <p className={styles.note} dir="auto">
        {note}
      </p>
      {expectedPay && <p>{`Expected pay: ${expectedPay}`}</p>}
      {application.link && (
        <p>
          <a className={link.link} href={String(application.link)} rel="noopener nofollow">
            {String(application.link)}
          </a>
        </p>
      )}
      {conversation && (
        <p>
          <Link className={link.link} to={`/dashboard/messages?conversation=${conversation.id}`}>
            Open the conversation
          </Link>
        </p>
      )}
      <ApplicationCourse application={application} whose={applicant.name} />
    </article>
  )
}

import { ApplicationLinks } from '../../features/application/application-links'
import { ApplicationCourse, StateBadge } from '../../features/application/application-state'
import { Avatar } from '../../ui/avatar'
import type { Applicant_ApplicationFragment } from './applicant.generated'
import styles from './own-jobs.module.css'

/** Who applied, with what, and what can be answered. */
export const Applicant = ({ application }: { application: Applicant_ApplicationFragment }) => {
  const { applicant, note, expectedPay, state, stateLabel } = application
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
      <ApplicationLinks application={application} other={applicant.name} />
      <ApplicationCourse application={application} whose={applicant.name} />
    </article>
  )
}

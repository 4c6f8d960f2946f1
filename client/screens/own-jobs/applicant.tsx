import type { FragmentType } from '@apollo/client'
import { ApplicationLinks } from '../../features/application/application-links'
import { ApplicationBadge, ApplicationTimeline } from '../../features/application/application-timeline'
import { Avatar } from '../../ui/icon/avatar'
import { type Applicant_ApplicationFragment, useApplicant_ApplicationFragment } from './applicant.generated'
import styles from './own-jobs.module.css'

/** One application: the applicant, the note, its events and the possible answers. */
export const Applicant = ({ application: from }: { application: FragmentType<Applicant_ApplicationFragment> }) => {
  const application = useApplicant_ApplicationFragment(from)
  const { applicant, note, expectedPay, state, stateLabel } = application
  return (
    <article className={styles.applicant}>
      <header>
        <Avatar src={applicant.avatar} />
        <h3 dir="auto">{applicant.name}</h3>
        <ApplicationBadge state={state} label={stateLabel} />
      </header>
      <p className={styles.note} dir="auto">
        {note}
      </p>
      {expectedPay && <p>{`Expected pay: ${expectedPay}`}</p>}
      <ApplicationLinks application={application} other={applicant.name} />
      <ApplicationTimeline application={application} of={applicant.name} />
    </article>
  )
}

import type { FragmentType } from '@apollo/client'
import type { ApplicationState } from '../../generated/schema'
import { dayAndTime } from '../../lib/dates'
import type { BadgeTone } from '../../ui/text/badge'
import { ApplicationActions } from './application-actions'
import {
  type ApplicationTimeline_ApplicationFragment,
  useApplicationTimeline_ApplicationFragment,
} from './application-timeline.generated'
import styles from './application-timeline.module.css'

export const applicationTones: Record<ApplicationState, BadgeTone> = {
  SUBMITTED: 'plain',
  SHORTLISTED: 'wait',
  HIRED: 'good',
  NOT_CHOSEN: 'plain',
  DECLINED: 'bad',
  WITHDRAWN: 'plain',
}

interface Props {
  application: FragmentType<ApplicationTimeline_ApplicationFragment>
  /** The job or the applicant, for the accessible names of the buttons. */
  subject: string
}

/** The events of an application, and the viewer's actions on it. */
export const ApplicationTimeline = ({ application: from, subject }: Props) => {
  const application = useApplicationTimeline_ApplicationFragment(from)
  return (
    <div className={styles.timeline}>
      <ol>
        {application.events.map(({ id, at, label, note, by }) => (
          <li key={id}>
            <time dateTime={at}>{dayAndTime(at)}</time>
            <div>
              <b>{label}</b> by <bdi>{by.name}</bdi>
              {note && <p dir="auto">{note}</p>}
            </div>
          </li>
        ))}
      </ol>
      <ApplicationActions application={application} subject={subject} />
    </div>
  )
}

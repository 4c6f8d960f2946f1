import type { ApplicationState as State } from '../../generated/schema'
import { Badge } from '../dashboard/badge'
import { dayAndTime } from '../dashboard/when'
import type { ApplicationState_ApplicationFragment } from './application-state.generated'
import styles from './application-state.module.css'
import { ApplicationSteps } from './application-steps'

const tones = { SUBMITTED: 'plain', SHORTLISTED: 'wait', HIRED: 'good', DECLINED: 'bad', WITHDRAWN: 'plain' } as const

export const StateBadge = ({ state, label }: { state: State; label: string }) => (
  <Badge tone={tones[state]}>{label}</Badge>
)

interface Props {
  application: ApplicationState_ApplicationFragment
  whose: string
}

/** What happened to an application, and what can be done with it now. */
export const ApplicationCourse = ({ application, whose }: Props) => (
  <div className={styles.course}>
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
    <ApplicationSteps application={application} whose={whose} />
  </div>
)

import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { useSession } from '../session/use-session'
import { ApplyForm } from './apply-form'
import { useOwnApplicationQuery } from './own-application.generated'

export const Applying = ({ jobId }: { jobId: string }) =>
  useSession().user ? <Known jobId={jobId} /> : <ApplyForm jobId={jobId} />

/** The form, for who can apply. Without an answer it stands too: the server has the last word. */
const Known = ({ jobId }: { jobId: string }) => {
  const { data } = useOwnApplicationQuery({ variables: { id: jobId }, fetchPolicy: 'network-only' })
  if (data?.job?.own)
    return (
      <Empty title="This job is your own" text="Who applied stands on your dashboard.">
        <Link className={buttonClass({ variant: 'line' })} to={`/dashboard/jobs?job=${jobId}`}>
          See the applicants
        </Link>
      </Empty>
    )
  const sent = data?.job?.viewerApplication
  if (sent)
    return (
      <Empty title="You have applied for this job" text={`Your application stands at “${sent.stateLabel}”.`}>
        <Link className={buttonClass({ variant: 'line' })} to="/dashboard/applications">
          See your applications
        </Link>
      </Empty>
    )
  return <ApplyForm jobId={jobId} />
}

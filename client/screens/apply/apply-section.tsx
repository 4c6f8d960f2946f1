import { Link } from 'react-router-dom'
import { useSession } from '../../features/session/session-store'
import { Empty } from '../../ui/feedback/empty'
import { buttonClass } from '../../ui/form/button'
import { ApplyForm } from './apply-form'
import { useOwnApplicationQuery } from './own-application.generated'

export const ApplySection = ({ jobId }: { jobId: string }) =>
  useSession().user ? <SignedInApply jobId={jobId} /> : <ApplyForm jobId={jobId} />

/** Shows the form also before the query has answered: the server checks again. */
const SignedInApply = ({ jobId }: { jobId: string }) => {
  const { data } = useOwnApplicationQuery({ variables: { id: jobId }, fetchPolicy: 'network-only' })
  if (data?.job?.own)
    return (
      <Empty title="This job is your own" text="You find the applicants on your dashboard.">
        <Link className={buttonClass({ variant: 'line' })} to={`/dashboard/jobs?job=${jobId}`}>
          See the applicants
        </Link>
      </Empty>
    )
  const sent = data?.job?.viewerApplication
  if (sent)
    return (
      <Empty title="You have applied for this job" text={`Its status is “${sent.stateLabel}”.`}>
        <Link className={buttonClass({ variant: 'line' })} to="/dashboard/applications">
          See your applications
        </Link>
      </Empty>
    )
  return <ApplyForm jobId={jobId} />
}

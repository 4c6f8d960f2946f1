import { ButtonLink } from '../../features/page/layout/links'
import { useSession } from '../../features/session/use-session'
import { Empty } from '../../ui/feedback/empty'
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
        <ButtonLink to={`/dashboard/jobs?job=${jobId}`}>See the applicants</ButtonLink>
      </Empty>
    )
  const sent = data?.job?.viewerApplication
  if (sent)
    return (
      <Empty title="You have applied for this job" text={`Its status is “${sent.stateLabel}”.`}>
        <ButtonLink to="/dashboard/applications">See your applications</ButtonLink>
      </Empty>
    )
  return <ApplyForm jobId={jobId} />
}

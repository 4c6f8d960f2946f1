import { ButtonLink } from '../../features/page/layout/links'
import { isSeller, type Role } from '../../features/session/roles'
import { useSession } from '../../features/session/session-store'
import { ownJobPath } from '../../lib/paths'
import { Empty } from '../../ui/feedback/empty'
import { Skeleton } from '../../ui/feedback/skeleton'
import { ApplyForm, type ApplyProps } from './apply-form'
import { useApplySectionQuery } from './apply-section.generated'

/** The form, or the reason why the viewer doesn't get it. */
export const ApplySection = (props: ApplyProps) => {
  const { user } = useSession()
  if (!user) return <ApplyForm {...props} />
  return <SignedInApply {...props} role={user.role} />
}

const SellersOnly = ({ jobId, role }: { jobId: string; role: Role }) => (
  <Empty
    title="Offers come from sellers"
    text={`This is ${role === 'admin' ? 'an admin' : 'a customer'} account. To make an offer, please use a vendor, freelancer or broker account.`}
  >
    <ButtonLink to={`/jobs/${jobId}`}>Back to the brief</ButtonLink>
  </Empty>
)

/** Shows sellers the form before the query has answered too: the server checks again. */
const SignedInApply = ({ jobId, kind, role }: ApplyProps & { role: Role }) => {
  const { data, loading } = useApplySectionQuery({ variables: { id: jobId }, fetchPolicy: 'network-only' })
  const isBrief = kind === 'BRIEF'
  if (data?.job?.own)
    return (
      <Empty
        title={isBrief ? 'This brief is your own' : 'This job is your own'}
        text={`You find the ${isBrief ? 'offers' : 'applicants'} on your dashboard.`}
      >
        <ButtonLink to={ownJobPath(jobId)}>{isBrief ? 'See the offers' : 'See the applicants'}</ButtonLink>
      </Empty>
    )
  if (isBrief && !isSeller(role))
    return loading ? <Skeleton height="26rem" /> : <SellersOnly jobId={jobId} role={role} />
  const sent = data?.job?.viewerApplication
  if (sent)
    return (
      <Empty
        title={isBrief ? 'You have made an offer' : 'You have applied for this job'}
        text={`Its status is “${sent.stateLabel}”.${sent.editable ? ' You can still change it.' : ''}`}
      >
        <ButtonLink to="/dashboard/applications">See your applications</ButtonLink>
      </Empty>
    )
  return <ApplyForm jobId={jobId} kind={kind} />
}

import { RecordNotFound } from '../../features/page/errors/record-not-found'
import { KeyedByParam } from '../../features/page/layout/keyed-by-param'
import { ButtonLink } from '../../features/page/layout/links'
import { TitlePage } from '../../features/page/layout/title-page'
import { FormSubject, FormWithPanel, FormWithPanelSkeleton } from '../../features/profile/form-with-panel'
import { lazyPart } from '../../lib/lazy-named'
import { Empty } from '../../ui/feedback/empty'
import { Skeleton } from '../../ui/feedback/skeleton'
import { useApplySuspenseQuery } from './apply.generated'

const ApplySection = lazyPart(() => import('./apply-section'), 'ApplySection', <Skeleton height="26rem" />)

export const Apply = () => (
  <KeyedByParam fallback={<FormWithPanelSkeleton />}>{(id) => <LoadedApply id={id} />}</KeyedByParam>
)

const LoadedApply = ({ id }: { id: string }) => {
  const { job } = useApplySuspenseQuery({ variables: { id } }).data
  if (!job) return <RecordNotFound record="job" />
  const { kind, title, company, location, type, salary, postedAt, logo, postedBy } = job
  const isBrief = kind === 'BRIEF'
  const action = isBrief ? 'Make an offer' : 'Apply'
  return (
    <TitlePage
      title={`${action} for ${title}`}
      description={`${action} for ${title} at ${company} on Marque.`}
      lead={
        isBrief
          ? 'You may change your offer until it is decided. Once it is paid, you deliver within the days that you name.'
          : 'You may change your application until it is decided, and withdraw it.'
      }
      trail={[
        { to: '/jobs', label: 'Jobs' },
        { to: `/jobs/${id}`, label: title },
      ]}
      current={action}
    >
      <meta name="robots" content="noindex" />
      {job.open ? (
        <FormWithPanel
          label={isBrief ? 'The brief' : 'The job'}
          panel={
            <FormSubject
              picture={logo}
              isPortrait={!postedBy}
              title={title}
              to={`/jobs/${id}`}
              line={company}
              facts={{
                [isBrief ? 'Budget' : 'Pay']: salary,
                Type: isBrief ? '' : type,
                Location: location,
                Posted: postedAt,
              }}
            />
          }
        >
          <ApplySection jobId={id} kind={kind} />
        </FormWithPanel>
      ) : (
        <Empty
          title={isBrief ? 'This brief is closed' : 'This job is closed'}
          text={isBrief ? 'It takes no more offers.' : 'The firm has ended its search.'}
        >
          <ButtonLink to="/jobs">Browse All Jobs</ButtonLink>
        </Empty>
      )}
    </TitlePage>
  )
}

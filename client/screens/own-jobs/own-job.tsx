import { useSearchParams } from 'react-router-dom'
import { EmptyPanel, Panel, PanelStack } from '../../features/dashboard/panel'
import { useMarkVisited } from '../../features/notifications/use-mark-visited'
import { LoadError } from '../../features/page/errors/load-error'
import { TextLink } from '../../features/page/layout/links'
import { useShownCount } from '../../features/pagination/shown-count'
import { ownJobPath } from '../../lib/paths'
import { Loading } from '../../ui/feedback/skeleton'
import { tabFromParams } from './applicant-tabs'
import { Applicants } from './applicants'
import { CloseJob } from './close-job'
import { EditJob } from './edit-job'
import { useOwnJobQuery } from './own-job.generated'

/** A larger page would exceed the server's cost limit. */
const MAX_FIRST = 24

/** One of the viewer's jobs with its applicants; `?tab=shortlisted` shows some of them. */
export const OwnJob = ({ id }: { id: string }) => {
  const shown = useShownCount(MAX_FIRST)
  const chosen = tabFromParams(useSearchParams()[0])
  const { data, previousData, error, refetch } = useOwnJobQuery({
    variables: { id, tab: chosen?.value ?? null, first: shown.first },
    fetchPolicy: 'cache-and-network',
  })
  const job = (data ?? previousData)?.job
  useMarkVisited(ownJobPath(id))
  if (!job && error) return <LoadError title="The job could not be loaded" error={error} retry={() => refetch()} />
  if (!job && !data) return <Loading label="Loading the job" height="24rem" />
  if (!job?.applications)
    return (
      <Panel title="No such job">
        <EmptyPanel text="It no longer exists, or it belongs to another account.">
          <TextLink to="/dashboard/jobs">All your jobs</TextLink>
        </EmptyPanel>
      </Panel>
    )
  return (
    <PanelStack>
      <p>
        <TextLink to="/dashboard/jobs">All your jobs</TextLink>
      </p>
      {!data && error ? (
        <LoadError title="The applicants could not be loaded" error={error} retry={() => refetch()} />
      ) : (
        <Applicants job={job} applications={job.applications} chosen={chosen} busy={!data} shown={shown} />
      )}
      <Panel title={job.kind === 'BRIEF' ? 'The brief' : 'Job details'}>
        <EditJob job={job} />
      </Panel>
      {job.open && <CloseJob id={id} title={job.title} isBrief={job.kind === 'BRIEF'} />}
    </PanelStack>
  )
}

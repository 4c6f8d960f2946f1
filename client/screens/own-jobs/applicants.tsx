import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { TabLinks } from '../../features/page/layout/tab-links'
import { PagedList } from '../../features/pagination/paged-list'
import type { ShownCount } from '../../features/pagination/shown-count'
import { pluralize, pluralizeTotal } from '../../lib/text'
import { BusyList } from '../../ui/feedback/busy-list'
import { Applicant } from './applicant'
import { type Tab, tabs } from './applicant-tabs'
import { JobBadge } from './job-badge'
import { OwnJobDocument, type OwnJobQuery } from './own-job.generated'

type Job = NonNullable<OwnJobQuery['job']>

interface Props {
  job: Job
  applications: NonNullable<Job['applications']>
  chosen: Tab | undefined
  /** Whether these are the applicants of an earlier tab. */
  busy: boolean
  shown: ShownCount
}

/** The applicants of a job in tabs, or those who have made an offer for a brief. */
export const Applicants = ({ job, applications, chosen, busy, shown }: Props) => {
  const { id, kind, title, open, applicantCount, applicantCounts } = job
  const noun = kind === 'BRIEF' ? 'offer' : 'applicant'
  const all = { label: 'All', count: applicantCount ?? 0, to: `?job=${id}`, current: !chosen }
  const nobody = kind === 'BRIEF' ? 'Nobody has made an offer yet.' : 'Nobody has applied yet.'
  return (
    <Panel title={`${title}: ${pluralize(applicantCount ?? 0, noun)}`} more={<JobBadge open={open} />} focusable>
      <TabLinks
        label="Applicants"
        tabs={[
          all,
          ...tabs.map((tab) => ({
            label: tab.label,
            count: applicantCounts?.[tab.countField] ?? 0,
            to: `?job=${id}&tab=${tab.name}`,
            current: tab === chosen,
          })),
        ]}
      />
      <BusyList busy={busy}>
        {applications.nodes.length > 0 ? (
          <PagedList
            key={chosen?.name}
            connection={applications}
            shown={shown}
            query={OwnJobDocument}
            variables={(page) => ({ id, tab: chosen?.value ?? null, ...page })}
            total={pluralizeTotal(applications, noun)}
            row={(application, ref) => <Applicant application={application} nameRef={ref} />}
          />
        ) : (
          !busy && <EmptyPanel text={applicantCount && chosen ? chosen.empty : nobody} />
        )}
      </BusyList>
    </Panel>
  )
}

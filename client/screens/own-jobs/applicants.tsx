import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { TabLinks } from '../../features/page/layout/tab-links'
import { LoadMore } from '../../features/pagination/load-more'
import type { ShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import type { ApplicantTab } from '../../generated/schema'
import { pluralize, pluralizeTotal } from '../../lib/text'
import { Applicant } from './applicant'
import { JobBadge } from './job-badge'
import { OwnJobDocument, type OwnJobQuery } from './own-job.generated'

type Job = NonNullable<OwnJobQuery['job']>

interface Tab {
  /** In the address, `?tab=shortlisted`. */
  name: string
  tab: ApplicantTab
  label: string
  count: 'new' | 'shortlisted' | 'hired' | 'notChosen'
  empty: string
}

const tabs: readonly Tab[] = [
  { name: 'new', tab: 'NEW', label: 'New', count: 'new', empty: 'You have answered everybody.' },
  {
    name: 'shortlisted',
    tab: 'SHORTLISTED',
    label: 'Shortlisted',
    count: 'shortlisted',
    empty: 'Nobody is shortlisted at the moment.',
  },
  { name: 'hired', tab: 'HIRED', label: 'Hired', count: 'hired', empty: 'Nobody is hired yet.' },
  {
    name: 'not-chosen',
    tab: 'NOT_CHOSEN',
    label: 'Not chosen',
    count: 'notChosen',
    empty: 'Nobody was declined, and nobody has withdrawn.',
  },
]

/** The tab in the address; an unknown one counts as absent, and shows all applicants. */
export const tabFromParams = (params: URLSearchParams) => tabs.find(({ name }) => name === params.get('tab'))

interface Props {
  job: Job
  applications: NonNullable<Job['applications']>
  chosen: Tab | undefined
  shown: ShownCount
}

/** The applicants of a job in tabs, or those who have made an offer for a brief. */
export const Applicants = ({ job, applications, chosen, shown }: Props) => {
  const { id, kind, title, open, applicantCount, applicantCounts } = job
  const noun = kind === 'BRIEF' ? 'offer' : 'applicant'
  const { nodes, more, entryRef } = usePagination({
    connection: applications,
    shown,
    query: OwnJobDocument,
    variables: (page) => ({ id, tab: chosen?.tab ?? null, ...page }),
    total: pluralizeTotal(applications, noun),
  })
  const all = { label: 'All', count: applicantCount ?? 0, to: `?job=${id}`, current: !chosen }
  const nobody = kind === 'BRIEF' ? 'Nobody has made an offer yet.' : 'Nobody has applied yet.'
  return (
    <Panel title={`${title}: ${pluralize(applicantCount ?? 0, noun)}`} more={<JobBadge open={open} />}>
      <TabLinks
        label="Applicants"
        tabs={[
          all,
          ...tabs.map((tab) => ({
            label: tab.label,
            count: applicantCounts?.[tab.count] ?? 0,
            to: `?job=${id}&tab=${tab.name}`,
            current: tab === chosen,
          })),
        ]}
      />
      {nodes.length === 0 ? (
        <EmptyPanel text={applicantCount && chosen ? chosen.empty : nobody} />
      ) : (
        <ul>
          {nodes.map((application) => (
            <Applicant key={application.id} application={application} nameRef={entryRef(application.id)} />
          ))}
        </ul>
      )}
      {more && <LoadMore {...more} />}
    </Panel>
  )
}

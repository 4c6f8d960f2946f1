import { Suspense, useTransition } from 'react'
import { amountOf } from '../../features/facets/facet-address'
import { FacetToolbar, useListParams } from '../../features/facets/facet-toolbar'
import { JobRow, JobRowSkeleton } from '../../features/job/job-row'
import { useOwnJobIds } from '../../features/job/own-job-ids'
import { PostJobLink } from '../../features/job/post-job-link'
import { ButtonLink } from '../../features/page/layout/links'
import { TitlePage } from '../../features/page/layout/title-page'
import count from '../../features/pagination/list-count.module.css'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import type { JobKind } from '../../generated/schema'
import { pluralizeTotal } from '../../lib/text'
import { BusyList } from '../../ui/feedback/busy-list'
import { Empty } from '../../ui/feedback/empty'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Repeat } from '../../ui/repeat'
import { JobsDocument, useJobsSuspenseQuery } from './jobs.generated'
import styles from './jobs.module.css'

export const Jobs = () => (
  <TitlePage
    title="Jobs"
    description="Open positions for patent attorneys, paralegals, designers and company secretaries at the firms that work on Marque, and briefs that sellers answer with an offer."
    lead="Positions at the firms that sell here, and briefs for work that you can make an offer for."
    action={<PostJobLink size="large" />}
  >
    <h2 className="visually-hidden">All jobs</h2>
    <Suspense fallback={<JobsSkeleton />}>
      <JobList />
    </Suspense>
  </TitlePage>
)

const JobList = () => {
  const shown = useShownCount()
  const [busy, startTransition] = useTransition()
  const params = useListParams()
  const list = jobList(params)
  const { data } = useJobsSuspenseQuery({ variables: { ...list, first: shown.first } })
  const ownIds = useOwnJobIds()
  const total = pluralizeTotal(data.jobs, 'job')
  const { nodes, more, entryRef } = usePagination({
    connection: data.jobs,
    shown,
    query: JobsDocument,
    variables: (page) => ({ ...list, ...page }),
    total,
  })

  if (nodes.length === 0 && params.size === 0)
    return (
      <Empty title="No jobs found" text="Nobody is hiring at the moment. New posts appear here first.">
        <ButtonLink to="/companies">Browse All Companies</ButtonLink>
      </Empty>
    )
  return (
    <>
      <FacetToolbar
        facets={data.jobs.facets}
        strip={{ name: 'TYPE', label: 'Types', all: 'All types' }}
        sorts={sortLabels}
        startTransition={startTransition}
      >
        <p role="status">{total}</p>
      </FacetToolbar>
      <BusyList busy={busy}>
        {nodes.length === 0 && (
          <Empty title="No jobs found" text="No job matches all of your filters. New posts appear here first.">
            <ButtonLink to="/jobs">View All Jobs</ButtonLink>
          </Empty>
        )}
        <div className={styles.rows}>
          {nodes.map((job) => (
            <JobRow key={job.id} job={job} own={ownIds.has(job.id)} linkRef={entryRef(job.id)} />
          ))}
        </div>
      </BusyList>
      {more && <LoadMore {...more} />}
    </>
  )
}

const sortLabels = { newest: 'Newest', 'pay-high': 'Highest pay' }

const kinds: Partial<Record<string, JobKind>> = { position: 'POSITION', brief: 'BRIEF' }

/** The list in the address: `?kind=position&type=Contract&place=Remote&pay=50000&sort=pay-high`. An unknown sort order is the default. */
const jobList = (params: URLSearchParams) => ({
  kind: kinds[params.get('kind') ?? ''] ?? null,
  filter: {
    type: params.get('type'),
    place: params.get('place'),
    minPay: amountOf(params.get('pay')) ?? null,
  },
  sort: params.get('sort') === 'pay-high' ? ('PAY_HIGH' as const) : ('NEWEST' as const),
})

const JobsSkeleton = () => (
  <Loading label="Loading jobs">
    <div className={count.countSkeleton}>
      <Skeleton width="5rem" height="0.75rem" />
    </div>
    <div className={styles.rows}>
      <Repeat count={8}>
        <JobRowSkeleton />
      </Repeat>
    </div>
  </Loading>
)

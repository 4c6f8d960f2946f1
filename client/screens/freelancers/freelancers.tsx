import { Suspense, useTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FreelancerRow, FreelancerRowSkeleton } from '../../features/freelancer/freelancer-row'
import { ButtonLink, TextLink } from '../../features/page/layout/links'
import { TitlePage } from '../../features/page/layout/title-page'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { formatShortPrice } from '../../lib/money'
import { pluralizeTotal } from '../../lib/text'
import { Empty } from '../../ui/feedback/empty'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Repeat } from '../../ui/repeat'
import {
  FreelancerFilter,
  type FreelancerFilters,
  filtersFromParams,
  isKnownSort,
  toVariables,
} from './freelancer-filter'
import styles from './freelancer-list.module.css'
import { FreelancersDocument, useFreelancersSuspenseQuery } from './freelancers.generated'

export const Freelancers = () => (
  <TitlePage
    title="Freelancers"
    description="Designers, engineers, writers, illustrators and modelers by the hour: every freelancer on Marque, with rate, skills and rating."
    lead="People by the hour, or by the job at a price you agree beforehand."
    note={
      <>
        {'Priced already: '}
        <TextLink to="/marketplace/freelancers">what freelancers sell by the job</TextLink>
      </>
    }
  >
    <h2 className="visually-hidden">All freelancers</h2>
    <Suspense fallback={<FreelancersSkeleton />}>
      <FreelancerList />
    </Suspense>
  </TitlePage>
)

const FreelancersSkeleton = () => (
  <Loading label="Loading freelancers">
    <div className={styles.bar}>
      <Skeleton width="6rem" height="0.75rem" />
      <div className={styles.filterSkeleton}>
        <Skeleton height="100%" />
      </div>
    </div>
    <div className={styles.rows}>
      <Repeat count={8}>
        <FreelancerRowSkeleton />
      </Repeat>
    </div>
  </Loading>
)

const emptyText = ({ skill, max }: FreelancerFilters) => {
  if (max) return skill ? `No freelancer offers ${skill} at that rate.` : 'No freelancer works at that rate.'
  return skill ? `No freelancer lists ${skill} as a skill.` : 'No freelancers have joined yet.'
}

const FreelancerList = () => {
  const [params] = useSearchParams()
  const filters = filtersFromParams(params)
  const filterVariables = toVariables(filters)
  const shown = useShownCount()
  const { data } = useFreelancersSuspenseQuery({ variables: { ...filterVariables, first: shown.first } })
  const [busy, startTransition] = useTransition()
  const { freelancers, best } = data
  const total = pluralizeTotal(freelancers, 'freelancer')
  const rateText = filters.max && `at up to ${formatShortPrice(Number(filters.max))} per hour`
  const { nodes, more, entryRef } = usePagination({
    connection: freelancers,
    shown,
    query: FreelancersDocument,
    variables: (page) => ({ ...filterVariables, ...page }),
    total,
  })
  const skills = [...new Set(best.nodes.flatMap(({ skills }) => skills))].sort((a, b) => a.localeCompare(b, 'en'))
  return (
    <>
      <div className={styles.bar}>
        <p role="status">{[total, filters.skill && `with ${filters.skill}`, rateText].filter(Boolean).join(' ')}</p>
        <FreelancerFilter filters={filters} skills={skills} startTransition={startTransition} />
      </div>
      {!isKnownSort(filters) && (
        <p className={styles.note}>{`There is no sort order “${filters.sort}”: the best rated come first.`}</p>
      )}
      {nodes.length === 0 ? (
        <Empty title="No freelancers found" text={emptyText(filters)}>
          <ButtonLink to="/freelancers">View All Freelancers</ButtonLink>
        </Empty>
      ) : (
        <div className={styles.rows} aria-busy={busy}>
          {nodes.map((freelancer) => (
            <FreelancerRow key={freelancer.id} freelancer={freelancer} linkRef={entryRef(freelancer.id)} />
          ))}
        </div>
      )}
      {more && <LoadMore {...more} />}
    </>
  )
}

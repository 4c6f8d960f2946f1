import { Suspense, useTransition } from 'react'
import { FacetToolbar, useListParams } from '../../features/facets/facet-toolbar'
import { FreelancerRow, FreelancerRowSkeleton } from '../../features/freelancer/freelancer-row'
import { ButtonLink, TextLink } from '../../features/page/layout/links'
import { TitlePage } from '../../features/page/layout/title-page'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { pluralizeTotal } from '../../lib/text'
import { BusyList } from '../../ui/feedback/busy-list'
import { Empty } from '../../ui/feedback/empty'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Repeat } from '../../ui/repeat'
import styles from './freelancer-list.module.css'
import { freelancerList, sortLabels } from './freelancer-query'
import { FreelancersDocument, useFreelancersSuspenseQuery } from './freelancers.generated'

export const Freelancers = () => (
  <TitlePage
    title="Freelancers"
    description="Designers, engineers, writers and illustrators by the hour, with rate, skills and rating."
    lead="People by the hour, or by the job at a price you agree beforehand."
    note={
      <>
        {'Or see '}
        <TextLink to="/marketplace/freelancers">services that freelancers offer at a fixed price</TextLink>
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

const FreelancerList = () => {
  const params = useListParams()
  const { variables: list, words } = freelancerList(params)
  const shown = useShownCount()
  const { freelancers } = useFreelancersSuspenseQuery({ variables: { ...list, first: shown.first } }).data
  const [busy, startTransition] = useTransition()
  const total = pluralizeTotal(freelancers, 'freelancer')
  const { nodes, more, entryRef } = usePagination({
    connection: freelancers,
    shown,
    query: FreelancersDocument,
    variables: (page) => ({ ...list, ...page }),
    total,
  })
  return (
    <>
      <FacetToolbar facets={freelancers.facets} sorts={sortLabels} startTransition={startTransition}>
        <p role="status">{words ? `${total} ${words}` : total}</p>
      </FacetToolbar>
      <BusyList busy={busy}>
        {nodes.length === 0 ? (
          <Empty
            title="No freelancers found"
            text={
              params.size > 0 ? `There is no freelancer ${words || 'like that'}.` : 'No freelancers have joined yet.'
            }
          >
            <ButtonLink to="/freelancers">View All Freelancers</ButtonLink>
          </Empty>
        ) : (
          <div className={styles.rows}>
            {nodes.map((freelancer) => (
              <FreelancerRow key={freelancer.id} freelancer={freelancer} linkRef={entryRef(freelancer.id)} />
            ))}
          </div>
        )}
      </BusyList>
      {more && <LoadMore {...more} />}
    </>
  )
}

import { Suspense, useTransition } from 'react'
import { CompanyCard, CompanyCardSkeleton, CompanyGrid } from '../../features/company/company-card'
import { ratingOf, traitsOf } from '../../features/facets/facet-address'
import { FacetToolbar, useListParams } from '../../features/facets/facet-toolbar'
import { ButtonLink, TextLink } from '../../features/page/layout/links'
import { TitlePage } from '../../features/page/layout/title-page'
import styles from '../../features/pagination/list-count.module.css'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { pluralizeTotal } from '../../lib/text'
import { BusyList } from '../../ui/feedback/busy-list'
import { Empty } from '../../ui/feedback/empty'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Repeat } from '../../ui/repeat'
import { CompaniesDocument, useCompaniesSuspenseQuery } from './companies.generated'

export const Companies = () => (
  <TitlePage
    title="Companies"
    description="Patent firms, trademark offices, design studios and makers of business products: every company that sells on Marque, with its rating and where it works."
    lead="Firms, studios and one-person offices, each with its own page and its own record."
    note={
      <>
        {'Sell here: '}
        <TextLink to="/companies/register">register a company</TextLink>
      </>
    }
  >
    <Suspense fallback={<CompaniesSkeleton />}>
      <CompanyList />
    </Suspense>
  </TitlePage>
)

const CompanyList = () => {
  const shown = useShownCount()
  const [busy, startTransition] = useTransition()
  const params = useListParams()
  const filter = { minRating: ratingOf(params.get('rating')) ?? null, ...traitsOf(params) }
  const { data } = useCompaniesSuspenseQuery({ variables: { filter, first: shown.first } })
  const total = pluralizeTotal(data.companies, 'company', 'companies')
  const { nodes, more, entryRef } = usePagination({
    connection: data.companies,
    shown,
    query: CompaniesDocument,
    variables: (page) => ({ filter, ...page }),
    total,
  })

  if (nodes.length === 0 && params.size === 0)
    return (
      <Empty title="No companies found" text="No company has registered yet. Yours could be the first.">
        <ButtonLink to="/companies/register">Register a company</ButtonLink>
      </Empty>
    )
  return (
    <>
      <FacetToolbar facets={data.companies.facets} startTransition={startTransition}>
        <p role="status">{total}</p>
      </FacetToolbar>
      <BusyList busy={busy}>
        {nodes.length === 0 && (
          <Empty title="No companies found" text="No company matches all of your filters.">
            <ButtonLink to="/companies">View All Companies</ButtonLink>
          </Empty>
        )}
        <CompanyGrid>
          {nodes.map((company) => (
            <CompanyCard key={company.id} company={company} level={2} linkRef={entryRef(company.id)} />
          ))}
        </CompanyGrid>
      </BusyList>
      {more && <LoadMore {...more} />}
    </>
  )
}

const CompaniesSkeleton = () => (
  <Loading label="Loading companies">
    <div className={styles.countSkeleton}>
      <Skeleton width="6rem" height="0.75rem" />
    </div>
    <CompanyGrid>
      <Repeat count={8}>
        <CompanyCardSkeleton />
      </Repeat>
    </CompanyGrid>
  </Loading>
)

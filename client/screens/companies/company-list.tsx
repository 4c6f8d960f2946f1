import { Link, useSearchParams } from 'react-router-dom'
import { CompanyCard } from '../../features/company/company-card'
import { CompanyGrid } from '../../features/company/company-grid'
import { total } from '../../features/listing/counted'
import { LoadMore } from '../../features/listing/load-more'
import { pageSize, shown } from '../../features/listing/shown'
import { useMore } from '../../features/listing/use-more'
import { buttonClass } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { CompaniesDocument, useCompaniesSuspenseQuery } from './companies.generated'
import styles from './company-list.module.css'

export const CompanyList = () => {
  const [params] = useSearchParams()
  const { data, client } = useCompaniesSuspenseQuery({ variables: { first: shown(params) } })
  const all = total(data.companies, 'company', 'companies')
  const { more, linkRef } = useMore({
    list: data.companies,
    total: all,
    load: async (after) => {
      const variables = { first: pageSize, after }
      const answer = await client.query({ query: CompaniesDocument, variables, fetchPolicy: 'no-cache' })
      return answer.data?.companies
    },
    keep: (companies, first) =>
      client.writeQuery({ query: CompaniesDocument, variables: { first }, data: { companies } }),
  })

  if (data.companies.nodes.length === 0)
    return (
      <Empty title="No companies found" text="Nobody has registered one yet. Yours could be the first.">
        <Link className={buttonClass({ variant: 'line' })} to="/companies/register">
          Register a company
        </Link>
      </Empty>
    )
  return (
    <>
      <p className={styles.count}>{all}</p>
      <CompanyGrid>
        {data.companies.nodes.map((company) => (
          <CompanyCard key={company.id} company={company} level={2} linkRef={linkRef(company.id)} />
        ))}
      </CompanyGrid>
      {more && <LoadMore {...more} />}
    </>
  )
}

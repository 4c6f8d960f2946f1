import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { TitlePage } from '../../features/page/title-page'
import link from '../../ui/link.module.css'
import { CompaniesSkeleton } from './companies-skeleton'
import { CompanyList } from './company-list'

export const Companies = () => (
  <TitlePage
    title="Companies"
    description="Patent firms, trademark offices, design studios and makers of business products: every company that sells on Marque, with its rating and where it works."
    lead="Firms, studios and people of one desk, each with its own page and its own record."
    note={
      <>
        {'Sell here: '}
        <Link className={link.link} to="/companies/register">
          register a company
        </Link>
      </>
    }
  >
    <Suspense fallback={<CompaniesSkeleton />}>
      <CompanyList />
    </Suspense>
  </TitlePage>
)

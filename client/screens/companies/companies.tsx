import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { Breadcrumb } from '../../features/navigation/breadcrumb'
import { PageMeta } from '../../features/page/page-meta'
import { Container } from '../../ui/container'
import link from '../../ui/link.module.css'
import styles from './companies.module.css'
import { CompaniesSkeleton } from './companies-skeleton'
import { CompanyList } from './company-list'

export const Companies = () => (
  <div className={styles.screen}>
    <PageMeta
      title="Companies"
      description="Patent firms, trademark offices, design studios and makers of business products: every company that sells on Marque, with its rating and where it works."
    />
    <Container>
      <Breadcrumb trail={[{ to: '/', label: 'Home' }]} current="Companies" />
      <div className={styles.head}>
        <h1>Companies</h1>
        <p>Firms, studios and people of one desk, each with its own page and its own record.</p>
        <p className={styles.sell}>
          {'Sell here: '}
          <Link className={link.link} to="/companies/register">
            register a company
          </Link>
        </p>
      </div>
      <Suspense fallback={<CompaniesSkeleton />}>
        <CompanyList />
      </Suspense>
    </Container>
  </div>
)

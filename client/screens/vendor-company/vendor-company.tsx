import { Suspense } from 'react'
import { CompanyCard } from '../../features/company/company-card'
import { CompanyForm } from '../../features/company-form/company-form'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { Panel } from '../../features/dashboard/panel'
import { TextLink } from '../../features/page/layout/links'
import { Empty } from '../../ui/feedback/empty'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Verified } from '../../ui/icon/verified'
import { Paragraphs } from '../../ui/text/paragraphs'
import { Rating } from '../../ui/text/rating'
import { Tags } from '../../ui/text/tags'
import { useVendorCompanySuspenseQuery, type VendorCompanyQuery } from './vendor-company.generated'
import styles from './vendor-company.module.css'

export const VendorCompany = () => (
  <DashboardPage title="Company" lead="What everybody reads about your company, on its page and beside what you sell.">
    <Suspense fallback={<CompanySkeleton />}>
      <Company />
    </Suspense>
  </DashboardPage>
)

const Company = () => {
  // Saving sends every field: one that was changed on another device must not get its old value back.
  const { viewer, languages } = useVendorCompanySuspenseQuery({ fetchPolicy: 'network-only' }).data
  if (!viewer?.company)
    return <Empty title="No company yet" text="This account has no company profile. Write to us and we will add one." />
  const { company } = viewer
  return (
    <div className={styles.columns}>
      <Panel title="Details">
        <CompanyForm company={company} languages={languages} />
      </Panel>
      <div className={styles.side}>
        <Panel
          title="As everybody sees it"
          more={<TextLink to={`/company/${company.id}`}>See its public page</TextLink>}
        >
          <CompanyPreview company={company} />
        </Panel>
        <Panel title="In lists">
          <div inert className={styles.card}>
            <CompanyCard company={company} />
          </div>
        </Panel>
      </div>
    </div>
  )
}

type OwnCompany = NonNullable<NonNullable<VendorCompanyQuery['viewer']>['company']>

/** Shows the saved profile, not the unsaved changes in the form. */
const CompanyPreview = ({ company }: { company: OwnCompany }) => {
  const { name, logo, banner, verification, rating, reviewCount, location, description, services } = company
  return (
    <div className={styles.preview}>
      <img className={styles.banner} src={banner} width="1280" height="272" alt="" />
      <img className={styles.logo} src={`${logo}?size=large`} width="88" height="88" alt="" />
      <h3 dir="auto">{name}</h3>
      <p className={styles.meta}>
        {verification && <Verified check={verification} />}
        <Rating rating={rating} count={reviewCount} />
        {location && <span>{location}</span>}
      </p>
      <Paragraphs text={description || `${name} has not added a description yet.`} />
      {services.length > 0 && <Tags tags={services} />}
    </div>
  )
}

const CompanySkeleton = () => (
  <Loading label="Loading your company">
    <div className={styles.columns}>
      <Skeleton height="60rem" />
      <div className={styles.side}>
        <Skeleton height="24rem" />
        <Skeleton height="16rem" />
      </div>
    </div>
  </Loading>
)

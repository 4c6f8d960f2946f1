import { Suspense, use } from 'react'
import { useParams } from 'react-router-dom'
import { CompanyNotFound } from '../../features/company/company-not-found'
import { firstParagraph } from '../../features/listing/first-paragraph'
import { Breadcrumb } from '../../features/navigation/breadcrumb'
import { PageData } from '../../features/page/page-data'
import { PageMeta } from '../../features/page/page-meta'
import { PrintHead } from '../../features/page/print-head'
import { OwnServices } from '../../features/profile/own-services'
import profile from '../../features/profile/profile.module.css'
import { Reviews } from '../../features/review/reviews'
import { Container } from '../../ui/container'
import { Paragraphs } from '../../ui/paragraphs'
import { Tags } from '../../ui/tags'
import { CompanyContact } from './company-contact'
import { companyData } from './company-data'
import { useCompanyDetailSuspenseQuery } from './company-detail.generated'
import styles from './company-detail.module.css'
import { CompanyDetailSkeleton } from './company-detail-skeleton'
import { CompanyDetails } from './company-details'
import { CompanyHead } from './company-head'
import { LocationMap } from './location-map'

export const CompanyDetail = () => {
  const { id = '' } = useParams()
  return (
    <Suspense key={id} fallback={<CompanyDetailSkeleton />}>
      <Detail id={id} />
    </Suspense>
  )
}

/** A company just registered has a name and nothing else: whatever is missing goes without its place. */
const Detail = ({ id }: { id: string }) => {
  const { company } = useCompanyDetailSuspenseQuery({ variables: { id } }).data
  if (!company) return <CompanyNotFound />
  if (import.meta.env.SSR) use(PageData)((address) => companyData(company, address))
  const { name, description, services, location } = company
  return (
    <>
      <PageMeta
        title={name}
        description={firstParagraph(description) || `What ${name} offers on Marque, and how to reach it.`}
        path={`/company/${company.id}`}
        picture={company.logo}
      />
      <PrintHead path={`/company/${company.id}`} />
      <div className={styles.trail}>
        <Container>
          <Breadcrumb
            trail={[
              { to: '/', label: 'Home' },
              { to: '/companies', label: 'Companies' },
            ]}
            current={name}
          />
        </Container>
      </div>
      <CompanyHead company={company} />
      <Container>
        <div className={profile.parts}>
          <div className={profile.prose}>
            <h2>About</h2>
            <Paragraphs text={description || `${name} has not introduced itself yet.`} />
            {services.length > 0 && (
              <>
                <h2>Services offered</h2>
                <Tags tags={services} />
              </>
            )}
            <h2>{`Services by ${name}`}</h2>
            <OwnServices services={company.listedServices} />
            <Reviews of={company.id} by={name} rating={company.rating} reviewCount={company.reviewCount} />
          </div>
          <aside aria-label="Details and contact">
            <CompanyDetails company={company} />
            <CompanyContact company={company} />
            {location && <LocationMap id={company.id} location={location} />}
          </aside>
        </div>
      </Container>
    </>
  )
}

import { Suspense, use } from 'react'
import { useParams } from 'react-router-dom'
import { RecordNotFound } from '../../features/page/errors/record-not-found'
import { PageMeta } from '../../features/page/head/page-meta'
import { Breadcrumb } from '../../features/page/layout/breadcrumb'
import { PrintHead } from '../../features/page/layout/print-head'
import { StructuredData } from '../../features/page/page-contexts'
import profile from '../../features/profile/profile.module.css'
import { ProfileServices } from '../../features/profile/profile-services'
import { Reviews } from '../../features/review/reviews'
import { firstParagraph } from '../../lib/text'
import { Container } from '../../ui/layout/container'
import { Paragraphs } from '../../ui/text/paragraphs'
import { Tags } from '../../ui/text/tags'
import { useCompanyDetailSuspenseQuery } from './company-detail.generated'
import styles from './company-detail.module.css'
import { CompanyDetailSkeleton } from './company-detail-skeleton'
import { CompanyDetails } from './company-details'
import { CompanyHead } from './company-head'
import { companyStructuredData } from './company-structured-data'

export const CompanyDetail = () => {
  const { id = '' } = useParams()
  return (
    <Suspense key={id} fallback={<CompanyDetailSkeleton />}>
      <Detail id={id} />
    </Suspense>
  )
}

/** A new company has only a name: empty sections are left out. */
const Detail = ({ id }: { id: string }) => {
  const { company } = useCompanyDetailSuspenseQuery({ variables: { id } }).data
  if (!company) return <RecordNotFound record="company" />
  if (import.meta.env.SSR) use(StructuredData)((address) => companyStructuredData(company, address))
  const { name, description, services } = company
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
            <Paragraphs text={description || `${name} has not added a description yet.`} />
            {services.length > 0 && (
              <>
                <h2>Services offered</h2>
                <Tags tags={services} />
              </>
            )}
            <h2>{`Services by ${name}`}</h2>
            <ProfileServices services={company.listedServices} />
            <Reviews
              subjectId={company.id}
              sellerName={name}
              rating={company.rating}
              reviewCount={company.reviewCount}
            />
          </div>
          <CompanyDetails company={company} />
        </div>
      </Container>
    </>
  )
}

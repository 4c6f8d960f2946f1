import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { CheckedCredentials } from '../../features/credential/checked-credentials'
import { RecordNotFound } from '../../features/page/errors/record-not-found'
import { PageMeta } from '../../features/page/head/page-meta'
import { Breadcrumb } from '../../features/page/layout/breadcrumb'
import { KeyedByParam } from '../../features/page/layout/keyed-by-param'
import { ButtonLink } from '../../features/page/layout/links'
import { PrintHead } from '../../features/page/layout/print-head'
import { StructuredData } from '../../features/page/page-contexts'
import profile from '../../features/profile/profile.module.css'
import { ProfileServices } from '../../features/profile/profile-services'
import { UnlessOwn } from '../../features/profile/unless-own'
import { ReportLink } from '../../features/report/report-link'
import { Reviews } from '../../features/review/reviews'
import { useHydrated } from '../../lib/hydration'
import { firstParagraph } from '../../lib/text'
import { Verified } from '../../ui/icon/verified'
import { Container } from '../../ui/layout/container'
import { Paragraphs } from '../../ui/text/paragraphs'
import { StarRating } from '../../ui/text/star-rating'
import { Tags } from '../../ui/text/tags'
import { type CompanyDetailQuery, useCompanyDetailSuspenseQuery } from './company-detail.generated'
import styles from './company-detail.module.css'
import { CompanyDetailSkeleton } from './company-detail-skeleton'
import { CompanyDetails } from './company-details'
import head from './company-head.module.css'
import { companyStructuredData } from './company-structured-data'

export const CompanyDetail = () => (
  <KeyedByParam fallback={<CompanyDetailSkeleton />}>{(id) => <Detail id={id} />}</KeyedByParam>
)

/** Leaves out empty sections: a new company has only a name. */
const Detail = ({ id }: { id: string }) => {
  const { company } = useCompanyDetailSuspenseQuery({ variables: { id } }).data
  if (!company) return <RecordNotFound record="company" />
  if (import.meta.env.SSR) use(StructuredData)((absoluteUrl) => companyStructuredData(company, absoluteUrl))
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
            <ReportLink about={{ companyId: company.id }} what={name} />
          </div>
          <CompanyDetails company={company} />
        </div>
      </Container>
    </>
  )
}

type Company = NonNullable<CompanyDetailQuery['company']>

/**
 * The listing that the visitor came from, as the subject of a message. Read after hydration, because the server doesn't know it.
 */
const useListingPath = () => {
  const { state }: { state: unknown } = useLocation()
  const hydrated = useHydrated()
  const about = hydrated && typeof state === 'object' && state !== null && 'about' in state ? state.about : undefined
  return typeof about === 'string' ? about : undefined
}

const CompanyHead = ({ company }: { company: Company }) => {
  const about = useListingPath()
  return (
    <>
      <div className={head.banner}>
        <img src={company.banner} width="1280" height="272" alt="" fetchPriority="high" />
      </div>
      <Container>
        <div className={head.head}>
          <div className={head.logo}>
            <img src={`${company.logo}?size=large`} width="176" height="176" alt={`Logo of ${company.name}`} />
          </div>
          <div className={head.name}>
            <h1 dir="auto">{company.name}</h1>
            <div className={profile.line}>
              {company.verification && <Verified check={company.verification} />}
              <StarRating rating={company.rating} count={company.reviewCount} />
              {company.location && <span>{company.location}</span>}
              <CheckedCredentials credentials={company.checkedCredentials} />
            </div>
          </div>
          <UnlessOwn id={company.id} size="large">
            <ButtonLink variant="primary" size="large" to={`${about ?? `/company/${company.id}`}/contact`}>
              Contact Company
            </ButtonLink>
          </UnlessOwn>
        </div>
      </Container>
    </>
  )
}

import type { FragmentType } from '@apollo/client'
import { Link } from 'react-router-dom'
import profile from '../../features/profile/profile.module.css'
import { buttonClass } from '../../ui/form/button'
import { Verified } from '../../ui/icon/verified'
import { Container } from '../../ui/layout/container'
import { StarRating } from '../../ui/text/star-rating'
import { type CompanyHead_CompanyFragment, useCompanyHead_CompanyFragment } from './company-head.generated'
import styles from './company-head.module.css'

export const CompanyHead = ({ company: from }: { company: FragmentType<CompanyHead_CompanyFragment> }) => {
  const company = useCompanyHead_CompanyFragment(from)
  return (
    <>
      <div className={styles.banner}>
        <img src={company.banner} width="1280" height="272" alt="" fetchPriority="high" />
      </div>
      <Container>
        <div className={styles.head}>
          <div className={styles.mark}>
            <img src={`${company.logo}?size=large`} width="176" height="176" alt={`Logo of ${company.name}`} />
          </div>
          <div className={styles.name}>
            <h1 dir="auto">{company.name}</h1>
            <div className={profile.line}>
              {company.verified && <Verified />}
              <StarRating rating={company.rating} count={company.reviewCount} />
              {company.location && <span>{company.location}</span>}
            </div>
          </div>
          <Link className={buttonClass({ size: 'large' })} to={`/company/${company.id}/contact`}>
            Contact Company
          </Link>
        </div>
      </Container>
    </>
  )
}

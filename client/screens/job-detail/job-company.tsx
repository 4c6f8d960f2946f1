import type { FragmentType } from '@apollo/client'
import { Link } from 'react-router-dom'
import { Verified } from '../../ui/icon/verified'
import { Rating } from '../../ui/text/rating'
import { type JobCompany_CompanyFragment, useJobCompany_CompanyFragment } from './job-company.generated'
import styles from './job-company.module.css'

export const JobCompany = ({ company: from }: { company: FragmentType<JobCompany_CompanyFragment> }) => {
  const company = useJobCompany_CompanyFragment(from)
  return (
    <div className={styles.company}>
      <img src={company.logo} width="52" height="52" alt="" />
      <div>
        <b>
          <Link to={`/company/${company.id}`}>{company.name}</Link>
        </b>
        <span>{company.location}</span>
        <span className={styles.line}>
          <Rating rating={company.rating} count={company.reviewCount} />
          <span>{`${company.employeeCount} people`}</span>
        </span>
      </div>
      {company.verified && <Verified />}
    </div>
  )
}

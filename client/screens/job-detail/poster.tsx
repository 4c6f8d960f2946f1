import { Link } from 'react-router-dom'
import { Rating } from '../../ui/rating'
import { Verified } from '../../ui/verified'
import type { Poster_CompanyFragment } from './poster.generated'
import styles from './poster.module.css'

export const Poster = ({ company }: { company: Poster_CompanyFragment }) => (
  <div className={styles.poster}>
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

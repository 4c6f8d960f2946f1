import { Link } from 'react-router-dom'
import { Rating } from '../../ui/rating'
import { Verified } from '../../ui/verified'
import { firstParagraph } from '../listing/first-paragraph'
import type { CompanyCard_CompanyFragment } from './company-card.generated'
import styles from './company-card.module.css'

export const CompanyCard = ({ company }: { company: CompanyCard_CompanyFragment }) => (
  <article className={styles.card}>
    <div className={styles.top}>
      <img src={company.logo} width="112" height="112" alt="" loading="lazy" decoding="async" />
      {company.verified && <Verified />}
    </div>
    <h3>
      <Link to={`/company/${company.id}`}>{company.name}</Link>
    </h3>
    <p>{firstParagraph(company.description)}</p>
    <div className={styles.facts}>
      <span>{city(company.location)}</span>
      <Rating rating={company.rating} count={company.reviewCount} />
    </div>
  </article>
)

/** `Manchester, United Kingdom` -> `Manchester` */
const city = (location: string) => location.split(',', 1)[0]

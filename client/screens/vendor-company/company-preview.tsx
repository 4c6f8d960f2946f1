import type { CompanyCard_CompanyFragment } from '../../features/company/company-card.generated'
import type { CompanyForm_CompanyFragment } from '../../features/company-form/company-form.generated'
import { Verified } from '../../ui/icon/verified'
import { Paragraphs } from '../../ui/text/paragraphs'
import { Rating } from '../../ui/text/rating'
import { Tags } from '../../ui/text/tags'
import styles from './company-preview.module.css'

/** The public page's head and text, as last saved. */
export const CompanyPreview = ({ company }: { company: CompanyForm_CompanyFragment & CompanyCard_CompanyFragment }) => {
  const { name, logo, banner, verified, rating, reviewCount, location, description, services } = company
  return (
    <div className={styles.preview}>
      <img className={styles.banner} src={banner} width="1280" height="272" alt="" />
      <img className={styles.mark} src={`${logo}?size=large`} width="88" height="88" alt="" />
      <h3 dir="auto">{name}</h3>
      <p className={styles.line}>
        {verified && <Verified />}
        <Rating rating={rating} count={reviewCount} />
        {location && <span>{location}</span>}
      </p>
      <Paragraphs text={description || `${name} has not added a description yet.`} />
      {services.length > 0 && <Tags tags={services} />}
    </div>
  )
}

import { Link } from '../../../features/page/layout/link'
import { MoreLink } from '../../../features/page/layout/more-link'
import { pluralize } from '../../../lib/text'
import { Section } from '../../../ui/layout/section'
import type { HomeQuery } from '../home.generated'
import styles from './categories.module.css'

export const Categories = ({ categories }: { categories: HomeQuery['categories'] }) => (
  <Section title="Service categories" more={<MoreLink to="/services">All services</MoreLink>}>
    <div className={styles.grid}>
      {categories.map(({ id, name, description, icon, slug, serviceCount, productCount }) => (
        <article key={id} className={styles.cell}>
          <img src={icon} width="76" height="76" alt="" loading="lazy" decoding="async" />
          <h3>
            <Link to={`/category/${slug}`}>{name}</Link>
          </h3>
          <p>{description}</p>
          <span className={styles.count}>{pluralize(serviceCount + productCount, 'listing')}</span>
        </article>
      ))}
    </div>
  </Section>
)

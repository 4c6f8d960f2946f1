import { Link } from 'react-router-dom'
import { pluralize } from '../../lib/text'
import { Section } from '../../ui/layout/section'
import type { CategoryPage_QueryFragment } from './category-page.generated'
import styles from './other-categories.module.css'

export const OtherCategories = ({ categories }: { categories: CategoryPage_QueryFragment['categories'] }) => (
  <Section title="Other categories">
    <ul className={styles.categories}>
      {categories.map(({ id, name, icon, slug, serviceCount, productCount }) => (
        <li key={id}>
          <Link to={`/category/${slug}`}>
            <img src={icon} width="56" height="56" alt="" loading="lazy" decoding="async" />
            {name} <span>{pluralize(serviceCount + productCount, 'listing')}</span>
          </Link>
        </li>
      ))}
    </ul>
  </Section>
)

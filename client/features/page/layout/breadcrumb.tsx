import { use } from 'react'
import { Link } from 'react-router-dom'
import { breadcrumbData, type Trail } from '../head/structured-data'
import { StructuredData } from '../page-contexts'
import styles from './breadcrumb.module.css'

export const Breadcrumb = ({ trail, current }: Trail) => {
  if (import.meta.env.SSR) use(StructuredData)((address) => breadcrumbData({ trail, current }, address))
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.breadcrumb}>
        {trail.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}

import { use } from 'react'
import { Link } from 'react-router-dom'
import { PageData } from '../page/page-data'
import styles from './breadcrumb.module.css'
import { type Trail, trailData } from './trail-data'

export const Breadcrumb = ({ trail, current }: Trail) => {
  if (import.meta.env.SSR) use(PageData)((address) => trailData({ trail, current }, address))
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

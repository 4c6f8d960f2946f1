import { use } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { breadcrumbData, type Trail } from '../head/structured-data'
import { StructuredData } from '../page-contexts'
import styles from './breadcrumb.module.css'
import { Link } from './link'

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

export const BreadcrumbSkeleton = ({ width }: { width: string }) => (
  <div className={styles.skeleton}>
    <Skeleton width={width} height="0.75rem" />
  </div>
)

import { use } from 'react'
import { useLocation } from 'react-router-dom'
import styles from './print-head.module.css'
import { SiteOrigin } from './site-origin'

/** Stands on paper in place of header and footer: whose page it is, and where to find it again. */
export const PrintHead = ({ path }: { path?: string | undefined }) => {
  const { pathname } = useLocation()
  return (
    <div className={styles.head}>
      <b>Marque</b>
      <span>{use(SiteOrigin) + (path ?? pathname)}</span>
    </div>
  )
}

import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { SiteOrigin } from '../page-contexts'
import styles from './print-head.module.css'

/** Printed in place of header and footer: the site's name and the page's address. */
export const PrintHead = ({ path }: { path?: string | undefined }) => {
  const { pathname } = useLocation()
  return (
    <div className={styles.head}>
      <b>Marque</b>
      <span>{use(SiteOrigin) + (path ?? pathname)}</span>
    </div>
  )
}

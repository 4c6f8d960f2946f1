import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useMarkVisited } from '../notifications/use-mark-visited'
import { PageTitle } from '../page/head/page-meta'
import styles from './dashboard-page.module.css'

interface Props {
  title: string
  /** The heading, if it is more than the text of the title. */
  heading?: ReactNode
  /** The purpose of the page in one sentence. */
  lead: string
  actions?: ReactNode
  children: ReactNode
}

export const DashboardPage = ({ title, heading = title, lead, actions, children }: Props) => {
  useMarkVisited(useLocation().pathname, true)
  return (
    <>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <div className={styles.head}>
        <div>
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </>
  )
}

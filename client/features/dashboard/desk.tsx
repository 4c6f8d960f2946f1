import type { ReactNode } from 'react'
import { PageTitle } from '../page/page-title'
import styles from './desk.module.css'

interface Props {
  title: string
  /** One sentence: what the page is for. */
  sentence: string
  /** What can be done with the whole page. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of a dashboard. */
export const Desk = ({ title, sentence, actions, children }: Props) => (
  <>
    <PageTitle title={title} />
    <meta name="robots" content="noindex" />
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        <p>{sentence}</p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    {children}
  </>
)

import type { ReactNode, Ref } from 'react'
import { Container } from '../../../ui/layout/container'
import { PageMeta } from '../head/page-meta'
import { Breadcrumb } from './breadcrumb'
import styles from './title-page.module.css'

interface Props {
  /** The document's title, and the page's heading where there is no `heading`. */
  title: string
  /** For search engines. */
  description: string
  heading?: string
  headingRef?: Ref<HTMLHeadingElement>
  /** The sentence below the heading. */
  lead: string
  /** A hint below the lead. */
  note?: ReactNode
  /** The page's main action, beside the heading. */
  action?: ReactNode
  /** The breadcrumb between Home and this page. */
  trail?: { to: string; label: string }[]
  /** The last part of the breadcrumb; by default the heading. */
  current?: string
  children: ReactNode
}

/** A page that begins with breadcrumb, title and lead: lists, the cart, legal pages. */
export const TitlePage = (props: Props) => {
  const { title, description, heading = title, headingRef, lead, note, action, trail = [], current = heading } = props
  return (
    <div className={styles.page}>
      <PageMeta title={title} description={description} />
      <Container>
        <Breadcrumb trail={[{ to: '/', label: 'Home' }, ...trail]} current={current} />
        <div className={styles.head}>
          <div>
            <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
              {heading}
            </h1>
            <p>{lead}</p>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          {action}
        </div>
        {props.children}
      </Container>
    </div>
  )
}

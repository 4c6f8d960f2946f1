import type { ReactNode, Ref } from 'react'
import { Container } from '../../ui/container'
import { Breadcrumb } from '../navigation/breadcrumb'
import { PageMeta } from './page-meta'
import styles from './title-page.module.css'

interface Props {
  /** Of the document, and of the page where it has no other heading. */
  title: string
  /** For search engines. */
  description: string
  heading?: string
  headingRef?: Ref<HTMLHeadingElement>
  /** Stands below the heading. */
  lead: string
  /** Where else to look, below the lead. */
  note?: ReactNode
  /** The one thing to do here, at the side. */
  action?: ReactNode
  /** Between Home and this page. */
  trail?: { to: string; label: string }[]
  /** Last of the breadcrumb, where it isn't the heading. */
  current?: string
  children: ReactNode
}

/** Frame of the pages that open with a title and a sentence: lists, the cart, what is legal. */
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

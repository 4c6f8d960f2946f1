import type { ReactNode } from 'react'
import { Container } from '../../ui/container'
import page from '../listing/listings-page.module.css'
import { Breadcrumb } from '../navigation/breadcrumb'
import { PageMeta } from '../page/page-meta'

interface Props {
  /** Of the document; the heading may be shorter. */
  title: string
  description: string
  heading: string
  lead: string
  trail: { to: string; label: string }[]
  /** Last of the breadcrumb. */
  current: string
  children: ReactNode
}

/** Frame of the pages of the marketplace: whatever they are narrowed to, their address without it is the canonical one. */
export const MarketPage = ({ title, description, heading, lead, trail, current, children }: Props) => (
  <div className={page.screen}>
    <PageMeta title={title} description={description} />
    <Container>
      <Breadcrumb trail={[{ to: '/', label: 'Home' }, ...trail]} current={current} />
      <div className={page.head}>
        <h1>{heading}</h1>
        <p>{lead}</p>
      </div>
      {children}
    </Container>
  </div>
)

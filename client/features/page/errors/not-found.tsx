import { use } from 'react'
import { PageMessage } from '../../../ui/feedback/page-message'
import { PageTitle } from '../head/page-meta'
import { ButtonLink } from '../layout/links'
import { PageStatus } from '../page-contexts'

interface Props {
  title: string
  text: string
  /** Links elsewhere, the best first. */
  actions: { to: string; label: string }[]
}

export const NotFound = ({ title, text, actions }: Props) => {
  use(PageStatus)(404)
  return (
    <>
      <PageTitle title={title} />
      <PageMessage art={art} title={title} text={text}>
        {actions.map(({ to, label }, index) => (
          <ButtonLink key={to} variant={index === 0 ? 'primary' : 'line'} to={to}>
            {label}
          </ButtonLink>
        ))}
      </PageMessage>
    </>
  )
}

const art = (
  <img
    src="/artwork/ornament/cancelled.svg"
    width="736"
    height="300"
    alt="A certificate perforated with the number 404"
  />
)

/** For addresses that no route matches. */
export const PageNotFound = () => (
  <NotFound
    title="Page Not Found"
    text="There is no page at this address. It may have moved, or the link may be incomplete."
    actions={[
      { to: '/', label: 'Go to the home page' },
      { to: '/services', label: 'Browse All Services' },
    ]}
  />
)

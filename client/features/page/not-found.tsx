import { use } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button'
import { PageMessage } from '../../ui/page-message'
import { PageStatus } from './page-status'
import { PageTitle } from './page-title'

interface Props {
  title: string
  text: string
  /** Where to go instead, the best first. */
  actions: { to: string; label: string }[]
}

export const NotFound = ({ title, text, actions }: Props) => {
  use(PageStatus)(404)
  return (
    <>
      <PageTitle title={title} />
      <PageMessage art={art} title={title} text={text}>
        {actions.map(({ to, label }, index) => (
          <Link key={to} className={buttonClass({ variant: index === 0 ? 'primary' : 'line' })} to={to}>
            {label}
          </Link>
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

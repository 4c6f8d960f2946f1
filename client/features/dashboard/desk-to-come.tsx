import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button'
import { Desk } from './desk'

interface Props {
  title: string
  /** What will stand on the page. */
  sentence: string
  /** What there is already. */
  to: string
  label: string
}

export const DeskToCome = ({ title, sentence, to, label }: Props) => (
  <Desk title={title} sentence={sentence}>
    <Link className={buttonClass({ variant: 'line' })} to={to}>
      {label}
    </Link>
  </Desk>
)

import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button'
import { Desk } from './desk'
import { NothingYet } from './nothing-yet'
import { Panel } from './panel'

interface Props {
  title: string
  /** What will stand on the page. */
  sentence: string
  /** What can be done until then. */
  meanwhile: string
  /** Where. */
  to: string
  label: string
}

export const DeskToCome = ({ title, sentence, meanwhile, to, label }: Props) => (
  <Desk title={title} sentence={sentence}>
    <Panel title="Nothing here yet">
      <NothingYet text={meanwhile}>
        <Link className={buttonClass({ variant: 'line' })} to={to}>
          {label}
        </Link>
      </NothingYet>
    </Panel>
  </Desk>
)

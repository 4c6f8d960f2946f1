import type { TransitionTable_ProcessFragment } from './how-it-works.generated'
import styles from './transition-table.module.css'

const listed = (texts: readonly string[], nothing: string) => texts.join(', ') || nothing

/** `The buyer; the seller` */
const joinActors = ([first = '', ...others]: readonly string[]) =>
  [first, ...others.map((one) => one.replace(/^(The|Automatically)/, (word) => word.toLowerCase()))].join('; ')

interface Props {
  process: TransitionTable_ProcessFragment
  /** The heading of the last column. */
  effects: string
}

/** The transitions of a process in a table: the same as the diagram. */
export const TransitionTable = ({ process: { transitions }, effects }: Props) => (
  <table className={styles.ledger}>
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">Number</span>
        </th>
        <th scope="col">Step</th>
        <th scope="col">From</th>
        <th scope="col">To</th>
        <th scope="col">Who may</th>
        <th scope="col">It asks for</th>
        <th scope="col">{effects}</th>
      </tr>
    </thead>
    <tbody>
      {transitions.map(({ number, label, from, to, actors, fields, effect }) => (
        <tr key={number}>
          <td className={styles.number}>{number}</td>
          <th scope="row">{label}</th>
          <td data-label="From">{listed(from, 'Start')}</td>
          <td data-label="To">{to.join(' or ')}</td>
          <td data-label="Who may">{joinActors(actors)}</td>
          <td data-label="It asks for">{listed(fields, 'Nothing')}</td>
          <td data-label={effects}>{effect || '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

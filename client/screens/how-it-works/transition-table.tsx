import type { TransitionTable_ProcessFragment } from './how-it-works.generated'
import styles from './transition-table.module.css'

/** `The buyer; the seller` */
const joinActors = ([first = '', ...others]: readonly string[]) =>
  [first, ...others.map((actor) => actor.replace(/^(The|Automatically)/, (word) => word.toLowerCase()))].join('; ')

interface Props {
  process: TransitionTable_ProcessFragment
  /** The heading of the last column. */
  effects: string
}

export const TransitionTable = ({ process: { transitions }, effects }: Props) => (
  <table className={styles.table}>
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
          <td data-label="From">{from.join(', ') || 'Start'}</td>
          <td data-label="To">{to.join(' or ') || 'Stays as it is'}</td>
          <td data-label="Who may">{joinActors(actors)}</td>
          <td data-label="It asks for">{fields.join(', ') || 'Nothing'}</td>
          <td data-label={effects}>{effect || '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

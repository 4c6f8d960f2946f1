import type { StepTable_ProcessFragment } from './step-table.generated'
import styles from './step-table.module.css'

const listed = (texts: readonly string[], nothing: string) => texts.join(', ') || nothing

/** `The buyer; the clock, after 14 days of silence` */
const people = ([first = '', ...others]: readonly string[]) =>
  [first, ...others.map((one) => one.replace(/^The /, 'the '))].join('; ')

interface Props {
  process: StepTable_ProcessFragment
  /** What stands in the last column. */
  effects: string
}

/** The process in words: what the diagram shows. */
export const StepTable = ({ process: { steps }, effects }: Props) => (
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
      {steps.map(({ number, label, from, to, who, asks, effect }) => (
        <tr key={number}>
          <td className={styles.number}>{number}</td>
          <th scope="row">{label}</th>
          <td data-label="From">{listed(from, 'Start')}</td>
          <td data-label="To">{to.join(' or ')}</td>
          <td data-label="Who may">{people(who)}</td>
          <td data-label="It asks for">{listed(asks, 'Nothing')}</td>
          <td data-label={effects}>{effect || '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

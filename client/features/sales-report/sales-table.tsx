import type { ReactNode } from 'react'
import { downloadCsv } from '../../lib/download/download-csv'
import { Button } from '../../ui/button/button'
import { Icon } from '../../ui/icon/icon'
import { Panel } from '../dashboard/panel'
import type { Column } from './sales-columns'
import styles from './sales-table.module.css'

interface Props<Row> {
  title: string
  /** Heading of the first column. */
  first: string
  /** In the order of the table. */
  rows: readonly { key: string; name: string; head: ReactNode; row: Row }[]
  columns: readonly Column<Row>[]
  /** Columns that only the CSV file has. */
  fileColumns?: readonly Column<Row>[]
  /** A sentence above the table. */
  note?: string
  /** The cells of the total row. */
  totals?: readonly string[]
  /** File name without extension. */
  file: string
}

export const SalesTable = <Row,>({ title, first, rows, columns, fileColumns = [], note, totals, file }: Props<Row>) => {
  const saved = [...columns, ...fileColumns]
  const save = () =>
    downloadCsv(`${file}.csv`, [
      [first, ...saved.map(({ label }) => label)],
      ...rows.map(({ name, row }) => [name, ...saved.map(({ csv }) => csv(row))]),
    ])
  return (
    <Panel
      title={title}
      more={
        <Button className={styles.save} variant="line" size="small" onClick={save}>
          <Icon name="download" />
          <span>
            Download CSV<span className="visually-hidden">{` (${title})`}</span>
          </span>
        </Button>
      }
    >
      {note && <p className={styles.note}>{note}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the region only while it has the focus */}
      <section className={styles.scroll} aria-label={`${title}, table`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, head, row }) => (
              <tr key={key}>
                <th scope="row" dir="auto">
                  {head}
                </th>
                {columns.map(({ label, text }) => (
                  <td key={label}>{text(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          {totals && (
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                {columns.map(({ label }, index) => (
                  <td key={label}>{totals[index]}</td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
    </Panel>
  )
}

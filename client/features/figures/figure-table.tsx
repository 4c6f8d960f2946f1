import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Panel } from '../dashboard/panel'
import { download } from '../download/download'
import { csvOf } from './csv'
import type { Column } from './figure-columns'
import styles from './figure-table.module.css'

interface Props<Row> {
  title: string
  /** Heads the first column: what a row is. */
  first: string
  /** Of a row, in the order in which they are shown. */
  rows: readonly { key: string; name: string; head: ReactNode; row: Row }[]
  columns: readonly Column<Row>[]
  /** All rows together, in the last one. */
  totals?: readonly string[]
  /** Without its ending. */
  file: string
}

/** Figures in a table, and the same as a file. */
export const FigureTable = <Row,>({ title, first, rows, columns, totals, file }: Props<Row>) => {
  const save = () =>
    download(
      `${file}.csv`,
      'text/csv;charset=utf-8',
      csvOf([
        [first, ...columns.map(({ label }) => label)],
        ...rows.map(({ name, row }) => [name, ...columns.map(({ plain }) => plain(row))]),
      ]),
    )
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached with the keyboard */}
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
                {columns.map(({ label, shown }) => (
                  <td key={label}>{shown(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          {totals && (
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                {columns.map(({ label }, place) => (
                  <td key={label}>{totals[place]}</td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
    </Panel>
  )
}

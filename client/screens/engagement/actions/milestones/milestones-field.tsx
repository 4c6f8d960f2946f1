import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { readDraftEntries, writeDraftEntries } from '../../../../features/form/form-draft'
import { YouWillEarn } from '../../../../features/payout/you-will-earn'
import { formatPrice } from '../../../../lib/money'
import { pluralize } from '../../../../lib/text'
import { Button } from '../../../../ui/button/button'
import { onSingleClick } from '../../../../ui/button/on-single-click'
import { TextButton } from '../../../../ui/button/text-button'
import { Notice } from '../../../../ui/feedback/notice'
import { TextField } from '../../../../ui/form/field'
import { emptyRow, isRow, type MilestoneRow, priceOf, readRow } from './milestone-rows'
import styles from './milestones-field.module.css'
import { rowNames } from './row-names'

const FEWEST = 2

interface Props {
  name: string
  max: number
  engagementId: string
  error: string | undefined
  /** The key of the form's draft. */
  draft: string
  /** The milestones of the last offer. */
  initial: readonly { title: string; price: number; days: number }[]
  /** Called with whether there are milestones, which replace the price and the days. */
  onChange: (isUsed: boolean) => void
}

/** The milestones of an offer: none at first, then two or more rows. */
export const MilestonesField = ({ name, max, engagementId, error, draft, initial, onChange }: Props) => {
  const id = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const [rows, setRows] = useState(() => firstRows(readDraftEntries(draft, name), initial))
  const change = (next: readonly MilestoneRow[]) => {
    setRows(next)
    // Without rows, the draft remembers that those of the last offer were removed.
    const isChange = next.length + initial.length > 0
    writeDraftEntries(draft, name, isChange ? next : undefined)
  }
  const isUsed = rows.length > 0
  const onUseChange = useEffectEvent(onChange)
  useEffect(() => onUseChange(isUsed), [isUsed])
  const focusProblem = useEffectEvent(() => {
    for (const { row, number } of numbered(rows)) {
      const { input } = readRow(row, number)
      if (input) return field.current?.querySelectorAll<HTMLElement>(`[name=${input}]`)[number - 1]?.focus()
    }
  })
  useEffect(() => {
    if (error) focusProblem()
  }, [error])
  /** The button that had the focus is gone. */
  const changeAndFocus = (next: readonly MilestoneRow[]) => {
    change(next)
    field.current?.focus()
  }
  const set = (number: number, part: Partial<MilestoneRow>) =>
    change(rows.with(number - 1, { ...(rows[number - 1] ?? emptyRow), ...part }))
  if (rows.length === 0)
    return (
      <fieldset ref={field} name={name} tabIndex={-1} className={styles.field} aria-describedby={id}>
        <legend>Milestones, optional</legend>
        <p id={id}>Split the work into parts that are paid, delivered and accepted one by one.</p>
        <Button variant="line" size="small" onClick={() => changeAndFocus([emptyRow, emptyRow])}>
          Split into milestones
        </Button>
      </fieldset>
    )
  return (
    <fieldset ref={field} name={name} tabIndex={-1} className={styles.field} aria-describedby={id}>
      <legend>Milestones</legend>
      <ol>
        {numbered(rows).map(({ row, number }) => (
          <li key={number} className={styles.row}>
            <TextField
              label={`Milestone ${number}`}
              name={rowNames.title}
              value={row.title}
              maxLength={100}
              autoComplete="off"
              onChange={({ currentTarget }) => set(number, { title: currentTarget.value })}
            />
            <TextField
              label="Price"
              name={rowNames.price}
              value={row.price}
              inputMode="decimal"
              autoComplete="off"
              aria-label={`Price of milestone ${number}`}
              onChange={({ currentTarget }) => set(number, { price: currentTarget.value })}
            />
            <TextField
              label="Days"
              name={rowNames.days}
              value={row.days}
              inputMode="numeric"
              autoComplete="off"
              aria-label={`Days of milestone ${number}`}
              onChange={({ currentTarget }) => set(number, { days: currentTarget.value })}
            />
            {rows.length > FEWEST && (
              <TextButton onClick={onSingleClick(() => changeAndFocus(rows.toSpliced(number - 1, 1)))}>
                Remove<span className="visually-hidden">{` milestone ${number}`}</span>
              </TextButton>
            )}
          </li>
        ))}
      </ol>
      <p id={id}>
        Together <b>{totalOf(rows)}</b>. The buyer pays for the first on acceptance, and for each of the others when you
        should work on it.
      </p>
      <YouWillEarn price={sumOf(rows, priceOf)} engagementId={engagementId} />
      <div className={styles.buttons}>
        {rows.length < max && (
          <Button variant="line" size="small" onClick={() => change([...rows, emptyRow])}>
            Add a milestone
          </Button>
        )}
        <TextButton onClick={() => changeAndFocus([])}>Use one price instead</TextButton>
      </div>
      {error && <Notice text={error} />}
    </fieldset>
  )
}

const firstRows = (drafted: readonly object[] | undefined, initial: Props['initial']): readonly MilestoneRow[] => {
  if (drafted) return drafted.filter(isRow)
  return initial.map(({ title, price, days }) => ({ title, price: price.toFixed(2), days: String(days) }))
}

const numbered = (rows: readonly MilestoneRow[]) => rows.map((row, index) => ({ row, number: index + 1 }))

const sumOf = (rows: readonly MilestoneRow[], of: (row: MilestoneRow) => number) =>
  rows.reduce((total, row) => total + (of(row) || 0), 0)

const totalOf = (rows: readonly MilestoneRow[]) =>
  `${formatPrice(sumOf(rows, priceOf))} and ${pluralize(
    sumOf(rows, ({ days }) => Number(days)),
    'day',
  )}`

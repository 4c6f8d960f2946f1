import { amountField, wholeNumberField } from '../../../../features/form/number-fields'
import { parsePrice } from '../../../../lib/parse-price'
import { rowNames } from './row-names'

/** A milestone as it is typed. */
export interface MilestoneRow {
  title: string
  price: string
  days: string
}

export const emptyRow: MilestoneRow = { title: '', price: '', days: '' }

const isText = (value: unknown) => typeof value === 'string'

/** Whether an entry of a draft is a row. */
export const isRow = (entry: object): entry is MilestoneRow =>
  'title' in entry && 'price' in entry && 'days' in entry && [entry.title, entry.price, entry.days].every(isText)

const rowsOf = (values: FormData): MilestoneRow[] => {
  const [allPrices, allDays] = [values.getAll(rowNames.price), values.getAll(rowNames.days)]
  return values
    .getAll(rowNames.title)
    .map((title, index) => ({ title: String(title), price: String(allPrices[index]), days: String(allDays[index]) }))
}

/** The price of a row. Not a number if it is empty or invalid. */
export const priceOf = ({ price }: MilestoneRow) => parsePrice(price) ?? Number.NaN

/** Returns the milestones of the form, null for none, or the first problem. The server checks the rest. */
export const readMilestones = (values: FormData) => {
  const rows = rowsOf(values)
  if (rows.length === 0) return { value: null }
  const value = []
  for (const [index, row] of rows.entries()) {
    const milestone = readRow(row, index + 1)
    if ('problem' in milestone) return { problem: milestone.problem }
    value.push(milestone)
  }
  return { value }
}

/** Returns the milestone, or its first problem with the name of the input. */
export const readRow = ({ title, ...typed }: MilestoneRow, number: number) => {
  if (title.trim() === '') return { problem: `Milestone ${number} needs a title`, input: rowNames.title }
  const price = amountField(typed.price)
  if ('problem' in price) return { problem: `Milestone ${number}: Price: ${price.problem}`, input: rowNames.price }
  const days = wholeNumberField(typed.days)
  if ('problem' in days) return { problem: `Milestone ${number}: Days: ${days.problem}`, input: rowNames.days }
  return { title, price: price.value, days: days.value }
}

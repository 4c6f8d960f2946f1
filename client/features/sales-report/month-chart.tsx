import { longMonth, shortMonth } from '../../lib/utc-dates'
import { BarChart, highestOf, movingAverages } from './bar-chart'

interface Props {
  title: string
  values: readonly { month: string; value: number }[]
  /** Formats a value in a sentence. */
  exact: (value: number) => string
  /** Formats a value at a grid line: `$5K`. */
  round: (value: number) => string
}

/** No more month names fit below the chart. */
const MAX_LABELS = 12

/** Bars by month with a three-month average; the current month is marked. */
export const MonthChart = ({ title, values, exact, round }: Props) => {
  const every = Math.ceil(values.length / MAX_LABELS)
  const yearOf = (index: number) => values[index]?.month.slice(0, 4)
  return (
    <BarChart
      title={title}
      // Names the last month and as many others as fit, with the year where it changes.
      bars={values.map(({ month, value }, index) => {
        const isNamed = (values.length - 1 - index) % every === 0
        const year = month.slice(0, 4)
        const isNewYear = year !== (yearOf(index - every) ?? year)
        return { key: month, value, label: isNamed && shortMonth(month), below: isNamed && isNewYear && year }
      })}
      averages={movingAverages(
        values.map(({ value }) => value),
        3,
      )}
      legend={{ last: 'This month', average: 'Three-month average' }}
      description={describeChart(values, exact)}
      round={round}
    />
  )
}

const describeChart = (values: Props['values'], exact: Props['exact']) => {
  const [first, last, best] = [values[0], values.at(-1), highestOf(values)]
  if (!first || !last || !best) return 'Nothing yet'
  return `From ${longMonth(first.month)} to ${longMonth(last.month)}. Most in ${longMonth(best.month)}: ${exact(best.value)}. This month: ${exact(last.value)}.`
}

import { BarChart, highestOf, movingAverages } from '../../features/sales-report/bar-chart'
import { longDate, shortDate } from '../../lib/utc-dates'

interface Props {
  title: string
  values: readonly { day: string; value: number }[]
  /** Formats a value in a sentence. */
  exact: (value: number) => string
  /** Formats a value at a grid line: `$5K`. */
  round: (value: number) => string
}

/** No more days fit below the chart. */
const MAX_LABELS = 6

/** Bars by day with a seven-day average; today is marked. */
export const DayChart = ({ title, values, exact, round }: Props) => {
  const every = Math.ceil(values.length / MAX_LABELS)
  return (
    <BarChart
      title={title}
      bars={values.map(({ day, value }, index) => ({
        key: day,
        value,
        // Half a step from the edges, where a date would not fit below its bar.
        label: index % every === Math.floor(every / 2) && shortDate(day),
        below: false,
      }))}
      averages={movingAverages(
        values.map(({ value }) => value),
        7,
      )}
      legend={{ last: 'Today', average: 'Seven-day average' }}
      description={describeChart(values, exact)}
      round={round}
    />
  )
}

const describeChart = (values: Props['values'], exact: Props['exact']) => {
  const first = values[0]
  const last = values.at(-1)
  const best = highestOf(values)
  if (!first || !last || !best) return 'Nothing yet'
  return `From ${longDate(first.day)} to ${longDate(last.day)}. Most on ${longDate(best.day)}: ${exact(best.value)}. Today: ${exact(last.value)}.`
}

import { longMonth, shortMonth } from '../../lib/utc-dates'
import { BarChart, type BarChartProps } from './bar-chart'

interface Props extends Pick<BarChartProps, 'title' | 'exact' | 'round'> {
  values: readonly { month: string; value: number }[]
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
        return {
          key: month,
          value,
          name: longMonth(month),
          label: isNamed && shortMonth(month),
          below: isNamed && isNewYear && year,
        }
      })}
      averageOf={3}
      legend={{ last: 'This month', average: 'Three-month average' }}
      most="Most in"
      exact={exact}
      round={round}
    />
  )
}

import { BarChart, type BarChartProps } from '../../features/sales-report/bar-chart'
import { longDate, shortDate } from '../../lib/utc-dates'

interface Props extends Pick<BarChartProps, 'title' | 'exact' | 'round'> {
  values: readonly { day: string; value: number }[]
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
        name: longDate(day),
        // Half a step from the edges, where a date would not fit below its bar.
        label: index % every === Math.floor(every / 2) && shortDate(day),
      }))}
      averageOf={7}
      legend={{ last: 'Today', average: 'Seven-day average' }}
      most="Most on"
      exact={exact}
      round={round}
    />
  )
}

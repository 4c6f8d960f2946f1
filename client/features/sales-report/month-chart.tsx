import { longMonth, shortMonth } from '../../lib/utc-dates'
import { classes } from '../../ui/classes'
import { Panel } from '../dashboard/panel'
import styles from './month-chart.module.css'

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
const HEIGHT = 100
const SLOT = 10
const BAR = 6.4

/** Bars by month with a three-month average; the current month is marked. The table below has the same numbers. */
export const MonthChart = ({ title, values, exact, round }: Props) => {
  const lines = gridLines(Math.max(...values.map(({ value }) => value)))
  const top = lines.at(-1) ?? 1
  const width = values.length * SLOT
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT
  const middle = (index: number) => (index + 0.5) * SLOT
  const averages = threeMonthAverages(values.map(({ value }) => value))
  const names = axisLabels(values.map(({ month }) => month))
  return (
    <Panel
      title={title}
      more={
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.now}>This month</span>
          <span className={styles.average}>Three-month average</span>
        </p>
      }
    >
      <div className={styles.chart} role="img" aria-label={describeChart(values, exact)}>
        <div className={styles.lines}>
          {lines.toReversed().map((line) => (
            <span key={line}>{round(line)}</span>
          ))}
        </div>
        <svg className={styles.bars} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {lines.map((line) => (
            <path key={line} className={styles.line} d={`M0 ${y(line)}H${width}`} />
          ))}
          {values.map(({ month, value }, index) => (
            <rect
              key={month}
              className={classes(styles.bar, index === values.length - 1 && styles.last)}
              x={middle(index) - BAR / 2}
              y={y(value)}
              width={BAR}
              height={HEIGHT - y(value)}
            />
          ))}
          <polyline
            className={styles.mean}
            points={averages.map((value, index) => `${middle(index)},${y(value)}`).join(' ')}
          />
        </svg>
        <div className={styles.months}>
          {names.map(({ month, name, year }) => (
            <span key={month}>
              {name}
              {year && <small>{year}</small>}
            </span>
          ))}
        </div>
      </div>
    </Panel>
  )
}

/** Names the last month and as many others as fit, with the year where it changes. */
const axisLabels = (months: readonly string[]) => {
  const every = Math.ceil(months.length / MAX_LABELS)
  return months.map((month, index) => {
    const isNamed = (months.length - 1 - index) % every === 0
    const year = month.slice(0, 4)
    const before = months[index - every]?.slice(0, 4) ?? year
    return { month, name: isNamed && shortMonth(month), year: isNamed && year !== before && year }
  })
}

const describeChart = (values: Props['values'], exact: Props['exact']) => {
  const [first, last] = [values[0], values.at(-1)]
  const best = values.reduce((best, each) => (each.value > best.value ? each : best), first ?? { month: '', value: 0 })
  if (!first || !last) return 'Nothing yet'
  return `From ${longMonth(first.month)} to ${longMonth(last.month)}. Most in ${longMonth(best.month)}: ${exact(best.value)}. This month: ${exact(last.value)}.`
}

const LINES = 4

/** The values of the grid lines: round whole numbers from 0 to just above the highest value. */
export const gridLines = (highest: number) => {
  const rough = Math.max(highest, 1) / LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10))
  const lines = [0]
  while ((lines.at(-1) ?? 0) < highest || lines.length < 2) lines.push(lines.length * step)
  return lines
}

/** The average of each month and the two before it. */
export const threeMonthAverages = (values: readonly number[]) =>
  values.map((_, index) => {
    const last = values.slice(Math.max(0, index - 2), index + 1)
    return last.reduce((sum, value) => sum + value, 0) / last.length
  })

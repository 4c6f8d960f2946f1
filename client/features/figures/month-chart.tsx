import { classes } from '../../ui/classes'
import { Panel } from '../dashboard/panel'
import { linesUpTo, threeMonthAverages } from './chart-scale'
import styles from './month-chart.module.css'
import { longMonth, shortMonth } from './month-words'

interface Props {
  title: string
  values: readonly { month: string; value: number }[]
  /** Of an amount in a sentence. */
  exact: (value: number) => string
  /** Of an amount at a line: `$5K`. */
  round: (value: number) => string
}

/** More names than these don't fit below. */
const MOST_NAMES = 12
const HEIGHT = 100
const SLOT = 10
const BAR = 6.4

/** Bars by month, the last one marked, and how it goes on the whole. All of it stands in a table below as well. */
export const MonthChart = ({ title, values, exact, round }: Props) => {
  const lines = linesUpTo(Math.max(...values.map(({ value }) => value)))
  const top = lines.at(-1) ?? 1
  const width = values.length * SLOT
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT
  const middle = (place: number) => (place + 0.5) * SLOT
  const averages = threeMonthAverages(values.map(({ value }) => value))
  const names = namesBelow(values.map(({ month }) => month))
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
      <div className={styles.chart} role="img" aria-label={inWords(values, exact)}>
        <div className={styles.lines}>
          {lines.toReversed().map((line) => (
            <span key={line}>{round(line)}</span>
          ))}
        </div>
        <svg className={styles.bars} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {lines.map((line) => (
            <path key={line} className={styles.line} d={`M0 ${y(line)}H${width}`} />
          ))}
          {values.map(({ month, value }, place) => (
            <rect
              key={month}
              className={classes(styles.bar, place === values.length - 1 && styles.last)}
              x={middle(place) - BAR / 2}
              y={y(value)}
              width={BAR}
              height={HEIGHT - y(value)}
            />
          ))}
          <polyline
            className={styles.mean}
            points={averages.map((value, place) => `${middle(place)},${y(value)}`).join(' ')}
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

/** As many as fit, the last one always; with the year where another begins. */
const namesBelow = (months: readonly string[]) => {
  const every = Math.ceil(months.length / MOST_NAMES)
  return months.map((month, place) => {
    const isNamed = (months.length - 1 - place) % every === 0
    const year = month.slice(0, 4)
    const before = months[place - every]?.slice(0, 4) ?? year
    return { month, name: isNamed && shortMonth(month), year: isNamed && year !== before && year }
  })
}

const inWords = (values: Props['values'], exact: Props['exact']) => {
  const [first, last] = [values[0], values.at(-1)]
  const best = values.reduce((best, each) => (each.value > best.value ? each : best), first ?? { month: '', value: 0 })
  if (!first || !last) return 'Nothing yet'
  return `From ${longMonth(first.month)} to ${longMonth(last.month)}. Most in ${longMonth(best.month)}: ${exact(best.value)}. This month: ${exact(last.value)}.`
}

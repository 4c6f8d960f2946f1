import { classes } from '../../ui/classes'
import { Panel } from '../dashboard/panel'
import styles from './bar-chart.module.css'

interface Bar {
  key: string
  value: number
  name: string
  label: string | false
  below?: string | false
}

export interface BarChartProps {
  title: string
  /** Oldest first. `label` stands below the bar, with `below` in a second line; sentences have the `name`. */
  bars: readonly Bar[]
  /** The number of bars of an average. */
  averageOf: number
  /** The names of the last bar and of the line. */
  legend: { last: string; average: string }
  /** Begins the sentence about the highest bar: `Most in`. */
  most: string
  /** Formats a value in a sentence. */
  exact: (value: number) => string
  /** Formats a value at a grid line: `$5K`. */
  round: (value: number) => string
}

const HEIGHT = 100
const SLOT = 10
const BAR = 6.4

/** Bars with a moving average; the last bar is marked. A table near it has the same numbers. */
export const BarChart = ({ title, bars, averageOf, legend, most, exact, round }: BarChartProps) => {
  const averages = movingAverages(
    bars.map(({ value }) => value),
    averageOf,
  )
  const lines = gridLines(Math.max(...bars.map(({ value }) => value)))
  const top = lines.at(-1) ?? 1
  const width = bars.length * SLOT
  const y = (value: number) => HEIGHT - (Math.max(value, 0) / top) * HEIGHT
  const middle = (index: number) => (index + 0.5) * SLOT
  return (
    <Panel
      title={title}
      more={
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.now}>{legend.last}</span>
          <span className={styles.average}>{legend.average}</span>
        </p>
      }
    >
      <div className={styles.chart} role="img" aria-label={describe(bars, legend.last, most, exact)}>
        <div className={styles.lines}>
          {lines.toReversed().map((line) => (
            <span key={line}>{round(line)}</span>
          ))}
        </div>
        <svg className={styles.bars} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {lines.map((line) => (
            <path key={line} className={styles.line} d={`M0 ${y(line)}H${width}`} />
          ))}
          {bars.map(({ key, value }, index) => (
            <rect
              key={key}
              className={classes(styles.bar, index === bars.length - 1 && styles.last)}
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
          {bars.map(({ key, label, below }) => (
            <span key={key}>
              {label}
              {below && <small>{below}</small>}
            </span>
          ))}
        </div>
      </div>
    </Panel>
  )
}

const LINES = 4

/** The values of the grid lines: round whole numbers from 0 to just above the highest value. */
export const gridLines = (highest: number) => {
  const rough = Math.max(highest, 1) / LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power)
  const step = steps.find((step) => step >= rough && Number.isInteger(step)) ?? 10 * power
  const lines = [0]
  while ((lines.at(-1) ?? 0) < highest || lines.length < 2) lines.push(lines.length * step)
  return lines
}

/** The average of each value and those before it, `count` in all. */
export const movingAverages = (values: readonly number[], count: number) =>
  values.map((_, index) => {
    const last = values.slice(Math.max(0, index - count + 1), index + 1)
    return last.reduce((sum, value) => sum + value, 0) / last.length
  })

/** The chart in sentences. */
const describe = (bars: readonly Bar[], lastName: string, most: string, exact: BarChartProps['exact']) => {
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last) return 'Nothing yet'
  const best = bars.reduce((best, each) => (best.value >= each.value ? best : each))
  return `From ${first.name} to ${last.name}. ${most} ${best.name}: ${exact(best.value)}. ${lastName}: ${exact(last.value)}.`
}

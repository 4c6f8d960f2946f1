import { InkPlate } from '../../../ui/layout/ink-plate'
import type { HomeQuery } from '../home.generated'
import styles from './stats.module.css'

export const Stats = ({ stats }: { stats: HomeQuery['stats'] }) => (
  <InkPlate aria-label="Marque in figures">
    <dl className={styles.figures}>
      {stats.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </InkPlate>
)

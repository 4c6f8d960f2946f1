import { Container } from '../../ui/container'
import type { Stats_StatFragment } from './stats.generated'
import styles from './stats.module.css'

export const Stats = ({ stats }: { stats: readonly Stats_StatFragment[] }) => (
  <section className={styles.plate} aria-label="Marque in figures">
    <img
      className={styles.ground}
      src="/artwork/ornament/stats-ground.svg"
      width="1280"
      height="280"
      alt=""
      loading="lazy"
      decoding="async"
    />
    <Container>
      <dl className={styles.figures}>
        {stats.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Container>
  </section>
)

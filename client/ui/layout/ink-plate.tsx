import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Container } from './container'
import styles from './ink-plate.module.css'

interface Props {
  'aria-label'?: string
  'aria-labelledby'?: string
  /** Fades the background out behind text at the left. */
  faded?: boolean
  children: ReactNode
}

export const InkPlate = ({ faded = false, children, ...name }: Props) => (
  <section className={styles.plate} {...name}>
    <img
      className={classes(styles.ground, faded && styles.faded)}
      src="/artwork/ornament/stats-ground.svg"
      width="1280"
      height="280"
      alt=""
      loading="lazy"
      decoding="async"
    />
    <Container>{children}</Container>
  </section>
)

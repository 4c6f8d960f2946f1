import type { ReactNode } from 'react'
import { classes } from './classes'
import { Container } from './container'
import styles from './ink-plate.module.css'

interface Props {
  'aria-label'?: string
  'aria-labelledby'?: string
  /** The ground fades out before it reaches a text at the left. */
  faded?: boolean
  children: ReactNode
}

/** The one dark part of a page: ink blue, printed in pale lines. */
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

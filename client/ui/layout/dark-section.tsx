import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Container } from './container'
import styles from './dark-section.module.css'

interface Props {
  'aria-label'?: string
  'aria-labelledby'?: string
  /** Fades out the background picture behind the text at the left. */
  faded?: boolean
  children: ReactNode
}

/** A section over the whole width, on an ink-blue background. */
export const DarkSection = ({ faded = false, children, ...name }: Props) => (
  <section className={styles.section} {...name}>
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

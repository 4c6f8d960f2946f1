import type { ReactNode } from 'react'
import { classes } from '../classes'
import styles from './skeleton.module.css'

interface Props {
  width?: string
  height?: string
  ratio?: string
  round?: boolean
}

export const Skeleton = ({ width, height, ratio, round = false }: Props) => (
  <div
    className={classes(styles.skeleton, round && styles.round)}
    style={{ width, height, aspectRatio: ratio }}
    aria-hidden="true"
  />
)

/** Announces to screen readers that content is loading. The children are its skeletons; `height` stands for a single one. */
export const Loading = ({ label, height, children }: { label: string; height?: string; children?: ReactNode }) => (
  <div role="status" aria-busy="true">
    <span className="visually-hidden">{label}</span>
    {height ? <Skeleton height={height} /> : children}
  </div>
)

/** Lines in place of a text. */
export const TextSkeleton = () => (
  <div className={styles.text}>
    {['100%', '96%', '98%', '92%', '97%', '99%', '94%', '64%'].map((width) => (
      <Skeleton key={width} width={width} height="0.875rem" />
    ))}
  </div>
)

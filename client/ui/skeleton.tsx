import type { ReactNode } from 'react'
import { classes } from './classes'
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

/** A region whose skeletons stand in for what is on its way. */
export const Loading = ({ label, children }: { label: string; children?: ReactNode }) => (
  <div role="status" aria-busy="true">
    <span className="visually-hidden">{label}</span>
    {children}
  </div>
)

import type { ComponentProps } from 'react'
import { Link } from '../page/layout/link'
import styles from './dashboard-row.module.css'

/** A small cover for rows. It is decorative: the title is beside it. */
export const RowThumb = ({ cover }: { cover: string }) => (
  <img
    className={styles.thumb}
    src={`${cover}?size=thumb`}
    width="56"
    height="42"
    alt=""
    loading="lazy"
    decoding="async"
  />
)

export const RowTitle = (props: Omit<ComponentProps<typeof Link>, 'className'>) => (
  <Link className={styles.title} dir="auto" {...props} />
)

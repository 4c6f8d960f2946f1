import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

interface Props {
  title: string
  /** At the end of the title's line, for example a link. */
  more?: ReactNode
  children: ReactNode
}

export const Panel = ({ title, more, children }: Props) => {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

/** Shown in a panel without content: why, and where to go from here. */
export const EmptyPanel = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className={styles.nothing}>
    <img src="/artwork/ornament/empty.svg" width="112" height="112" alt="" />
    <p>{text}</p>
    {children}
  </div>
)

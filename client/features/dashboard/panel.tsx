import { type ReactNode, type Ref, useId } from 'react'
import styles from './panel.module.css'

interface Props {
  title: string
  /** At the end of the title's line, for example a link. */
  more?: ReactNode
  /** For a panel that gets the focus when the entry that had it is removed. */
  focusable?: boolean
  ref?: Ref<HTMLElement>
  children: ReactNode
}

export const Panel = ({ title, more, focusable, ref, children }: Props) => {
  const id = useId()
  return (
    <section ref={ref} className={styles.panel} aria-labelledby={id} tabIndex={focusable ? -1 : undefined}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

/** Panels below one another. */
export const PanelStack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>

/** Explains why a panel is empty; the children are links to continue. */
export const EmptyPanel = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className={styles.empty}>
    <img src="/artwork/ornament/empty.svg" width="112" height="112" alt="" />
    <p>{text}</p>
    {children}
  </div>
)

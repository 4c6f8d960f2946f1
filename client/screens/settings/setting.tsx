import { type ReactNode, useId } from 'react'
import styles from './setting.module.css'

interface Props {
  title: string
  /** What it is for, in a few words. */
  text: string
  children: ReactNode
}

/** What it is at the left, what can be changed at the right. */
export const Setting = ({ title, text, children }: Props) => {
  const id = useId()
  return (
    <section className={styles.setting} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

import { type ReactNode, useId } from 'react'
import styles from './settings.module.css'

interface Props {
  title: string
  text: string
  children: ReactNode
}

export const SettingsSection = ({ title, text, children }: Props) => {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

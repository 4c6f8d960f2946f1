import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../../ui/text/badge'
import styles from './process-row.module.css'

interface Props {
  title: ReactNode
  state: { label: string; tone: BadgeTone }
  /** One line on the people and dates. */
  about: ReactNode
  /** Text that one of them wrote. */
  note?: string | null
  children: ReactNode
}

/** A row of a list of things with a process: title, state, text, and below them what the viewer can do. */
export const ProcessRow = ({ title, state, about, note, children }: Props) => (
  <li className={styles.row}>
    <div className={styles.head}>
      <h3 dir="auto">{title}</h3>
      <Badge tone={state.tone}>{state.label}</Badge>
    </div>
    {about && <p>{about}</p>}
    {note && <ProcessNote>{note}</ProcessNote>}
    {children}
  </li>
)

/** Text that somebody wrote, as they wrote it. */
export const ProcessNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note} dir="auto">
    {children}
  </p>
)

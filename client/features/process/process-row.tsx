import type { ReactNode, Ref } from 'react'
import { Badge, type BadgeTone } from '../../ui/text/badge'
import styles from './process-row.module.css'

interface Props {
  title: ReactNode
  /** For the first row that `Load more` has added: its title gets the focus. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
  state: { label: string; tone: BadgeTone }
  /** One line on the people and dates. */
  about: ReactNode
  /** Text that one of them wrote. */
  note?: string | null
  children: ReactNode
}

/** A row of a list of things with a process: title, state, text, and below them what the viewer can do. */
export const ProcessRow = ({ title, titleRef, state, about, note, children }: Props) => (
  <li className={styles.row}>
    <div className={styles.head}>
      <h3 ref={titleRef} dir="auto" tabIndex={titleRef ? -1 : undefined}>
        {title}
      </h3>
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

import type { ReactNode } from 'react'
import styles from './form-beside.module.css'
import { Link } from './link'

interface Props {
  /** The accessible name of the panel. */
  label: string
  /** The subject of the form, or what follows once it is sent. */
  panel: ReactNode
  children: ReactNode
}

/** A form with a panel beside it; in narrow windows the panel comes first, as it does for screen readers. */
export const FormBeside = ({ label, panel, children }: Props) => (
  <div className={styles.columns}>
    <aside className={styles.panel} aria-label={label}>
      {panel}
    </aside>
    <div className={styles.main}>{children}</div>
  </div>
)

interface SubjectProps {
  picture: string
  title: string
  to: string
  /** The company, the seller or the role. */
  line: string
}

/** The head of the panel: the job, listing, company or freelancer that the form is about. */
export const FormSubject = ({ picture, title, to, line }: SubjectProps) => (
  <div className={styles.subject}>
    <img src={picture} width="56" height="56" alt="" />
    <p>
      <Link to={to} dir="auto">
        {title}
      </Link>
      <span dir="auto">{line}</span>
    </p>
  </div>
)

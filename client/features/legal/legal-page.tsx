import type { ReactNode } from 'react'
import { longDate } from '../../lib/utc-dates'
import { Link } from '../page/layout/link'
import { TitlePage } from '../page/layout/title-page'
import styles from './legal-page.module.css'

interface Props {
  title: string
  /** For search engines. */
  description: string
  /** A summary above the sections. */
  lead: string
  /** `2026-11-02` */
  since: string
  parts: { id: string; title: string; text: ReactNode }[]
}

const pages = [
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/cookies', label: 'Cookies' },
]

/** A legal text in numbered sections, with a table of contents. */
export const LegalPage = ({ since, parts, ...texts }: Props) => (
  <TitlePage {...texts}>
    <div className={styles.columns}>
      <div className={styles.aside}>
        <p>
          In force since <time dateTime={since}>{longDate(since)}</time>
        </p>
        <nav aria-label="On this page">
          <ol className={styles.contents}>
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <nav aria-label="Terms, privacy, cookies">
          <ul className={styles.pages}>
            {pages.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} aria-current={label === texts.title ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.parts}>
        {parts.map((part) => (
          <section key={part.id} aria-labelledby={part.id}>
            <h2 id={part.id}>{part.title}</h2>
            {part.text}
          </section>
        ))}
      </div>
    </div>
  </TitlePage>
)

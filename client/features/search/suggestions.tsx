import { useId } from 'react'
import { Link } from 'react-router-dom'
import { searchPath } from '../../lib/paths'
import link from '../../ui/text/link.module.css'
import type { Suggestions_CategoryFragment } from './suggestions.generated'
import styles from './suggestions.module.css'

interface Props {
  /** The search text without results. */
  query?: string
  categories: readonly Suggestions_CategoryFragment[]
}

const popular = ['trademark', 'patent', 'logo', 'company formation', 'contract', 'pitch deck']

/** Suggested searches and categories for a search without results. */
export const Suggestions = ({ query = '', categories }: Props) => {
  const words = [...new Set(query.split(/\s+/))].slice(0, 8)
  return (
    <div className={styles.suggestions}>
      {words.length > 1 && <LinkGroup title="One word at a time" links={words.map(search)} />}
      <LinkGroup title="Popular searches" links={popular.map(search)} />
      {categories.length > 0 && (
        <LinkGroup
          title="Categories"
          links={categories.map(({ name, slug }) => ({ to: `/category/${slug}`, label: name }))}
        />
      )}
    </div>
  )
}

const search = (text: string) => ({ to: searchPath(text), label: text })

const LinkGroup = ({ title, links }: { title: string; links: { to: string; label: string }[] }) => {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link className={link.link} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

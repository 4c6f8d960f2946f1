import { useId } from 'react'
import { Link } from 'react-router-dom'
import link from '../../ui/link.module.css'
import { searchPath } from '../navigation/use-search'
import type { Suggestions_CategoryFragment } from './suggestions.generated'
import styles from './suggestions.module.css'

interface Props {
  /** The text of a search that found nothing. */
  query?: string
  categories: readonly Suggestions_CategoryFragment[]
}

const popular = ['trademark', 'patent', 'logo', 'company formation', 'contract', 'pitch deck']

/** Ways on for who has found nothing yet. */
export const Suggestions = ({ query = '', categories }: Props) => {
  const words = [...new Set(query.split(/\s+/))].slice(0, 8)
  return (
    <div className={styles.suggestions}>
      {words.length > 1 && <Ways title="One word at a time" ways={words.map(search)} />}
      <Ways title="Popular searches" ways={popular.map(search)} />
      {categories.length > 0 && (
        <Ways
          title="Categories"
          ways={categories.map(({ name, slug }) => ({ to: `/category/${slug}`, label: name }))}
        />
      )}
    </div>
  )
}

const search = (text: string) => ({ to: searchPath(text), label: text })

const Ways = ({ title, ways }: { title: string; ways: { to: string; label: string }[] }) => {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {ways.map(({ to, label }) => (
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

import type { FragmentType } from '@apollo/client'
import { type ReactNode, useId } from 'react'
import { searchPath } from '../../lib/paths'
import { TextLink } from '../page/layout/links'
import { type Suggestions_CategoryFragment, useSuggestions_CategoryFragment } from './suggestions.generated'
import styles from './suggestions.module.css'

interface Props {
  /** The search text that had no results. */
  query?: string
  categories: readonly (FragmentType<Suggestions_CategoryFragment> & { id: string })[]
}

const popular = ['trademark', 'patent', 'logo', 'company formation', 'contract', 'pitch deck']

/** Suggested searches and categories for a search without results. */
export const Suggestions = ({ query = '', categories }: Props) => {
  const words = [...new Set(query.split(/\s+/))].slice(0, 8)
  return (
    <div className={styles.suggestions}>
      {words.length > 1 && <LinkGroup title="One word at a time">{words.map(searchLink)}</LinkGroup>}
      <LinkGroup title="Popular searches">{popular.map(searchLink)}</LinkGroup>
      {categories.length > 0 && (
        <LinkGroup title="Categories">
          {categories.map((category) => (
            <CategoryLink key={category.id} category={category} />
          ))}
        </LinkGroup>
      )}
    </div>
  )
}

const searchLink = (text: string) => <LinkItem key={text} to={searchPath(text)} label={text} />

const CategoryLink = ({ category }: { category: FragmentType<Suggestions_CategoryFragment> }) => {
  const { name, slug } = useSuggestions_CategoryFragment(category)
  return <LinkItem to={`/category/${slug}`} label={name} />
}

const LinkItem = ({ to, label }: { to: string; label: string }) => (
  <li>
    <TextLink to={to}>{label}</TextLink>
  </li>
)

const LinkGroup = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

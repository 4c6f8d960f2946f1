import { SiteSearchForm } from '../../features/search/site-search-form'
import { Suggestions } from '../../features/search/suggestions'
import styles from './blank-search.module.css'
import type { SearchQuery } from './search.generated'

export const BlankSearch = ({ categories }: { categories: SearchQuery['categories'] }) => (
  <div className={styles.blank}>
    <h1>Search</h1>
    <p>What are you looking for? Enter a word from a title, a category or a seller’s name.</p>
    <SiteSearchForm className={styles.form} label="What are you looking for?" placeholder="Search by word or name" />
    <Suggestions categories={categories} />
  </div>
)

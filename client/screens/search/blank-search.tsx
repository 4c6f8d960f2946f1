import { Suggestions } from '../../features/search/suggestions'
import { useSearch } from '../../features/search/use-search'
import { Button } from '../../ui/button/button'
import { SearchBox } from '../../ui/form/search-box'
import styles from './blank-search.module.css'
import type { SearchQuery } from './search.generated'

export const BlankSearch = ({ categories }: { categories: SearchQuery['categories'] }) => (
  <div className={styles.blank}>
    <h1>Search</h1>
    <p>What are you looking for? Enter a word from a title, a category or a seller’s name.</p>
    {/* biome-ignore lint/a11y/useSemanticElements: Testing Library and browsers before late 2023 do not know <search> */}
    <form
      className={styles.form}
      role="search"
      aria-label="Search the marketplace"
      action="/search"
      onSubmit={useSearch()}
    >
      <SearchBox label="What are you looking for?" name="q" placeholder="Search by word or name" />
      <Button type="submit" size="large">
        Search
      </Button>
    </form>
    <Suggestions categories={categories} />
  </div>
)

import { useSearch } from '../../features/navigation/use-search'
import { longestQuery } from '../../features/search/query'
import { Suggestions } from '../../features/search/suggestions'
import type { Suggestions_CategoryFragment } from '../../features/search/suggestions.generated'
import { Button } from '../../ui/button'
import { SearchBox } from '../../ui/search-box'
import styles from './blank-search.module.css'

/** For who came without a text to search for. */
export const BlankSearch = ({ categories }: { categories: readonly Suggestions_CategoryFragment[] }) => (
  <div className={styles.blank}>
    <h1>Search</h1>
    <p>What are you looking for? A word from a title, a category or the name of who offers it is enough.</p>
    {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2023 and our test library do not know <search> yet */}
    <form
      className={styles.form}
      role="search"
      aria-label="Search the marketplace"
      action="/search"
      onSubmit={useSearch()}
    >
      <SearchBox
        label="What are you looking for?"
        name="q"
        placeholder="Search by word or name"
        maxLength={longestQuery}
      />
      <Button type="submit" size="large">
        Search
      </Button>
    </form>
    <Suggestions categories={categories} />
  </div>
)

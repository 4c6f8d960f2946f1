import { SearchBox } from '../../ui/search-box'
import styles from './header-search.module.css'
import { useSearch } from './use-search'

export const HeaderSearch = () => (
  // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 and our test library do not know <search> yet
  <form className={styles.search} role="search" aria-label="Site search" action="/search" onSubmit={useSearch()}>
    <SearchBox label="Search" name="q" placeholder="Search services and products" maxLength={200} />
  </form>
)

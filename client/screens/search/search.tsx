import { useSearchParams } from 'react-router-dom'
import { LoadError } from '../../features/page/errors/load-error'
import { PageMeta } from '../../features/page/head/page-meta'
import { TextLink } from '../../features/page/layout/links'
import { useShownCount } from '../../features/pagination/shown-count'
import { lazyPart } from '../../lib/lazy-named'
import { searchPath } from '../../lib/paths'
import { searchTextIn } from '../../lib/text'
import { Container } from '../../ui/layout/container'
import rule from '../../ui/layout/double-rule.module.css'
import { aroundText } from './around-text'
import { useMinDelay } from './min-delay'
import { ResultSummary } from './result-summary'
import { Results } from './results'
import { useSearchQuery } from './search.generated'
import styles from './search.module.css'
import { searchFilterFromParams } from './search-filter'
import { searchSortFromParams, sortOf } from './search-sort'
import { SearchToolbar } from './search-toolbar'

// Lazy: most visitors come with a text.
const BlankSearch = lazyPart(() => import('./blank-search'), 'BlankSearch')

export const Search = () => {
  const [params] = useSearchParams()
  const text = searchTextIn(params)
  const filter = searchFilterFromParams(params)
  const sort = searchSortFromParams(params)
  const searchKey = JSON.stringify([text, filter, sort])
  const isDelayed = useMinDelay(searchKey)
  const { data, previousData, error, refetch } = useSearchQuery({
    variables: { query: text, around: aroundText(text), filter, sort: sortOf(sort), first: useShownCount().first },
  })
  // A failed first search shows the error page; a later one shows its error in place of the results.
  if (error && !previousData) throw error
  const shownData = isDelayed ? undefined : data
  const failed = !isDelayed && error
  return (
    <div className={styles.screen}>
      <PageMeta
        title={text ? `Search: ${text}` : 'Search'}
        description="Search every service and product on Marque by title, description, category or who offers it."
      />
      <meta name="robots" content="noindex" />
      <Container>
        {text || filter ? (
          <>
            <div className={styles.head}>
              <h1>Search results</h1>
              {!failed && <ResultSummary query={text} filter={filter} data={shownData} />}
              {text && filter && <TextLink to={searchPath(text)}>Search the whole marketplace</TextLink>}
            </div>
            <div className={rule.rule}>
              <SearchToolbar filter={filter} sort={sort} query={text} search={(data ?? previousData)?.search} />
            </div>
            <div className={styles.results} aria-busy={!shownData && !failed} tabIndex={-1}>
              {shownData && <Results key={searchKey} query={text} filter={filter} sort={sort} data={shownData} />}
              {failed && (
                <LoadError
                  title="The search did not get through"
                  error={failed}
                  retry={() => refetch().catch(() => {})}
                />
              )}
            </div>
          </>
        ) : (
          <BlankSearch categories={data?.categories ?? []} />
        )}
      </Container>
    </div>
  )
}

import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router-dom'
import { FacetToolbar } from '../../features/facets/facet-toolbar'
import { LoadError } from '../../features/page/errors/load-error'
import { PageMeta } from '../../features/page/head/page-meta'
import { TextLink } from '../../features/page/layout/links'
import { useShownCount } from '../../features/pagination/shown-count'
import { aroundText, searchText } from '../../features/search/search-text'
import { searchPath } from '../../lib/paths'
import { Container } from '../../ui/layout/container'
import { ResultSummary } from './result-summary'
import { Results } from './results'
import { useSearchQuery } from './search.generated'
import styles from './search.module.css'
import { searchFilterFromParams } from './search-filter'
import { searchSortFromParams, searchSorts, sortOf } from './search-sort'

// Loaded apart: most visitors come with a text.
const BlankSearch = lazy(async () => ({ default: (await import('./blank-search')).BlankSearch }))

export const Search = () => {
  const [params] = useSearchParams()
  const text = searchText(params)
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
            <FacetToolbar facets={(data ?? previousData)?.search.facets} sorts={searchSorts(text)}>
              {null}
            </FacetToolbar>
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
          <Suspense>
            <BlankSearch categories={data?.categories ?? []} />
          </Suspense>
        )}
      </Container>
    </div>
  )
}

/** The shortest time that “Searching…” is shown: people overlook a faster change of the list. */
export const MIN_DELAY_MS = 500

/**
 * True until the minimum delay of a search has passed. There is no delay on the first page, after a reload and when going
 * back or forward: the results come with the page.
 */
const useMinDelay = (searchKey: string) => {
  const withoutDelay = useNavigationType() === 'POP'
  const [readyKey, setReadyKey] = useState(withoutDelay ? searchKey : undefined)
  if (withoutDelay && readyKey !== searchKey) setReadyKey(searchKey)
  useEffect(() => {
    const timer = setTimeout(() => setReadyKey(searchKey), MIN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [searchKey])
  return readyKey !== searchKey
}

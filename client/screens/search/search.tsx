import { useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router-dom'
import { LoadError } from '../../features/page/errors/load-error'
import { PageMeta } from '../../features/page/head/page-meta'
import { TextLink } from '../../features/page/layout/links'
import { useShownCount } from '../../features/pagination/shown-count'
import { searchText } from '../../features/search/search-text'
import { searchPath } from '../../lib/paths'
import { Container } from '../../ui/layout/container'
import { BlankSearch } from './blank-search'
import { ResultSummary, Results } from './results'
import { useSearchQuery } from './search.generated'
import styles from './search.module.css'
import { searchFilterFromParams } from './search-filter'

export const Search = () => {
  const [params] = useSearchParams()
  const text = searchText(params)
  const filter = searchFilterFromParams(params)
  const searchKey = JSON.stringify([text, filter])
  const isDelayed = useMinDelay(searchKey)
  const { data, previousData, error, refetch } = useSearchQuery({
    variables: { query: text, filter, first: useShownCount().first },
  })
  // Once results were shown, the page stays and shows the error in the results' place.
  if (error && !previousData) throw error
  const found = isDelayed ? undefined : data
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
              {!failed && <ResultSummary query={text} filter={filter} found={found} />}
              {text && filter && <TextLink to={searchPath(text)}>Search the whole marketplace</TextLink>}
            </div>
            <div className={styles.results} aria-busy={!found && !failed} tabIndex={-1}>
              {found && <Results key={searchKey} query={text} filter={filter} data={found} />}
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

/** A search takes at least so many milliseconds: a faster change of the list goes unnoticed. */
export const MIN_DELAY_MS = 500

/**
 * Whether the results of a search are still to be held back. The first page of a visit, a reload and the way back are
 * never held: there the results come with the page.
 */
const useMinDelay = (text: string) => {
  const atOnce = useNavigationType() === 'POP'
  const [ready, setReady] = useState(atOnce ? text : undefined)
  if (atOnce && ready !== text) setReady(text)
  useEffect(() => {
    const timer = setTimeout(() => setReady(text), MIN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return ready !== text
}

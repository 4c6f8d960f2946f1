import { Link, useSearchParams } from 'react-router-dom'
import { LoadError } from '../../features/page/errors/load-error'
import { PageMeta } from '../../features/page/head/page-meta'
import { useShownCount } from '../../features/pagination/shown-count'
import { searchText } from '../../features/search/search-text'
import { searchPath } from '../../lib/paths'
import { Container } from '../../ui/layout/container'
import link from '../../ui/text/link.module.css'
import { BlankSearch } from './blank-search'
import { ResultSummary } from './result-summary'
import { Results } from './results'
import { useSearchQuery } from './search.generated'
import styles from './search.module.css'
import { searchFilterFromParams } from './search-filter'
import { useMinDelay } from './use-min-delay'

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
              {text && filter && (
                <Link className={link.link} to={searchPath(text)}>
                  Search the whole marketplace
                </Link>
              )}
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

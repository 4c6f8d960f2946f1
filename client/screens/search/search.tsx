import { Link, useSearchParams } from 'react-router-dom'
import { shown } from '../../features/listing/shown'
import { searchPath } from '../../features/navigation/use-search'
import { FailedPart } from '../../features/page/late-failed-part'
import { PageMeta } from '../../features/page/page-meta'
import { searchText } from '../../features/search/query'
import { Container } from '../../ui/container'
import link from '../../ui/link.module.css'
import { BlankSearch } from './blank-search'
import { Found } from './found'
import { narrowing } from './narrowing'
import { Results } from './results'
import { useSearchQuery } from './search.generated'
import styles from './search.module.css'
import { useHeld } from './use-held'

export const Search = () => {
  const [params] = useSearchParams()
  const text = searchText(params)
  const filter = narrowing(params)
  const asked = JSON.stringify([text, filter])
  const held = useHeld(asked)
  const { data, previousData, error, refetch } = useSearchQuery({
    variables: { query: text, filter, first: shown(params) },
  })
  // Once results have stood here, the page stays, and says in the place of the next that they did not come.
  if (error && !previousData) throw error
  const found = held ? undefined : data
  const failed = !held && error
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
              {!failed && <Found query={text} filter={filter} found={found} />}
              {text && filter && (
                <Link className={link.link} to={searchPath(text)}>
                  Search the whole marketplace
                </Link>
              )}
            </div>
            <div className={styles.results} aria-busy={!found && !failed} tabIndex={-1}>
              {found && <Results key={asked} query={text} filter={filter} data={found} />}
              {failed && (
                <FailedPart
                  title="The search did not get through"
                  error={failed}
                  again={() => refetch().catch(() => {})}
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

import { useSearchParams } from 'react-router-dom'
import { shown } from '../../features/listing/shown'
import { PageMeta } from '../../features/page/page-meta'
import { searchText } from '../../features/search/query'
import { Container } from '../../ui/container'
import { BlankSearch } from './blank-search'
import { Found } from './found'
import { Results } from './results'
import { useSearchQuery } from './search.generated'
import styles from './search.module.css'
import { useHeld } from './use-held'

export const Search = () => {
  const [params] = useSearchParams()
  const text = searchText(params)
  const held = useHeld(text)
  const { data, error } = useSearchQuery({ variables: { query: text, first: shown(params) } })
  if (error) throw error
  const found = held ? undefined : data
  return (
    <div className={styles.screen}>
      <PageMeta
        title={text ? `Search: ${text}` : 'Search'}
        description="Search every service and product on Marque by title, description, category or who offers it."
      />
      <meta name="robots" content="noindex" />
      <Container>
        {text ? (
          <>
            <div className={styles.head}>
              <h1>Search results</h1>
              <Found query={text} search={found?.search} />
            </div>
            <div className={styles.results} aria-busy={!found}>
              {found && <Results key={text} query={text} data={found} />}
            </div>
          </>
        ) : (
          <BlankSearch categories={data?.categories ?? []} />
        )}
      </Container>
    </div>
  )
}

import { useRef, useState } from 'react'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel, PanelStack } from '../../features/dashboard/panel'
import { Loaded } from '../../features/page/errors/loaded'
import { pluralize } from '../../lib/text'
import { useSearchSynonymsQuery } from './search-synonyms.generated'
import styles from './search-synonyms.module.css'
import { SynonymForm } from './synonym-form'
import { SynonymRow } from './synonym-row'

/** The synonyms of searches, for admins. */
export const SearchSynonyms = () => {
  const words = useRef<HTMLElement>(null)
  const [removals, setRemovals] = useState(0)
  const onRemoved = () => {
    setRemovals(removals + 1)
    words.current?.focus()
  }
  const query = useSearchSynonymsQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <DashboardPage
      title="Search words"
      lead="Words that people search for and listings don’t use. A search with few results also looks for what you enter here. Changes are recorded."
    >
      <PanelStack>
        <Panel title="Add or replace a word">
          {/* Rendered anew by a removal: its message may be about the removed word. */}
          <SynonymForm key={removals} />
        </Panel>
        <Loaded query={query} loading="Loading words" height="12rem" failure="The words could not be loaded">
          {({ searchSynonyms }) => (
            <Panel title={pluralize(searchSynonyms.length, 'word')} focusable ref={words}>
              {searchSynonyms.length === 0 && <EmptyPanel text="No search words yet." />}
              <ul className={styles.rows}>
                {searchSynonyms.map((synonym) => (
                  <SynonymRow key={synonym.term} synonym={synonym} onRemoved={onRemoved} />
                ))}
              </ul>
            </Panel>
          )}
        </Loaded>
      </PanelStack>
    </DashboardPage>
  )
}

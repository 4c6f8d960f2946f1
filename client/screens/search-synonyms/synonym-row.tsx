import type { MouseEvent } from 'react'
import { TextLink } from '../../features/page/layout/links'
import { searchPath } from '../../lib/paths'
import { TextButton } from '../../ui/button/text-button'
import { Notice } from '../../ui/feedback/notice'
import { SearchSynonymsDocument, type SearchSynonymsQuery } from './search-synonyms.generated'
import styles from './search-synonyms.module.css'
import { useRemoveSearchSynonymMutation } from './synonym-row.generated'

interface Props {
  synonym: SearchSynonymsQuery['searchSynonyms'][number]
}

export const SynonymRow = ({ synonym: { term, meanings } }: Props) => {
  const [remove, { loading, error }] = useRemoveSearchSynonymMutation({ refetchQueries: [SearchSynonymsDocument] })
  // The second click of a double click would hit the next word, which has moved up.
  const click = ({ detail }: MouseEvent) => {
    // Another admin may have removed it: then the list that is read again lacks it.
    if (detail < 2) remove({ variables: { input: { term } } }).catch(() => {})
  }
  return (
    <li className={styles.row}>
      <p dir="auto">
        <TextLink to={searchPath(term)}>{term}</TextLink> <span>{meanings.join(', ')}</span>
      </p>
      <TextButton disabled={loading} onClick={click}>
        Remove<span className="visually-hidden"> {term}</span>
      </TextButton>
      {error && <Notice text="The word could not be removed. Please try again." />}
    </li>
  )
}

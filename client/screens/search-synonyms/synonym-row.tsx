import { refetchQuietly } from '../../apollo/refetch-quietly'
import { failureText } from '../../features/form/form-result'
import { TextLink } from '../../features/page/layout/links'
import { searchPath } from '../../lib/paths'
import { onSingleClick } from '../../ui/button/on-single-click'
import { TextButton } from '../../ui/button/text-button'
import { Notice } from '../../ui/feedback/notice'
import { SearchSynonymsDocument, type SearchSynonymsQuery } from './search-synonyms.generated'
import styles from './search-synonyms.module.css'
import { useRemoveSearchSynonymMutation } from './synonym-row.generated'

interface Props {
  synonym: SearchSynonymsQuery['searchSynonyms'][number]
  onRemoved: () => void
}

export const SynonymRow = ({ synonym: { term, meanings }, onRemoved }: Props) => {
  const [remove, { loading, error, client }] = useRemoveSearchSynonymMutation({
    variables: { input: { term } },
    // Another admin may have removed it: then the list that is read again lacks it.
    onCompleted: () => {
      void refetchQuietly(client, SearchSynonymsDocument)
      onRemoved()
    },
    onError: () => {},
  })
  return (
    <li className={styles.row}>
      <p dir="auto">
        <TextLink to={searchPath(term)}>{term}</TextLink> <span>{meanings.join(', ')}</span>
      </p>
      <TextButton busy={loading} onClick={onSingleClick(remove)}>
        Remove<span className="visually-hidden"> {term}</span>
      </TextButton>
      {error && <Notice text={failureText(error)} />}
    </li>
  )
}

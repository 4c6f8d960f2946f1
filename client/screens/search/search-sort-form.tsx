import { useNavigate, useSearchParams } from 'react-router-dom'
import { sortLabels } from '../../features/listing-browser/listing-query'
import { Button } from '../../ui/button/button'
import field from '../../ui/form/field.module.css'
import { Icon } from '../../ui/icon/icon'
import styles from './search.module.css'
import type { SearchSortName } from './search-sort'

interface Props {
  query: string
  sort: SearchSortName | undefined
}

/** The sort order of the results. Without JavaScript the browser submits the form. */
export const SearchSortForm = ({ query, sort }: Props) => {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const kept = [...params].filter(([name]) => name !== 'sort' && name !== 'show')
  const choose = (value: string) => {
    const next = new URLSearchParams(kept)
    if (value) next.set('sort', value)
    navigate(`/search?${next}`, { preventScrollReset: true })
  }
  const { newest, ...others } = sortLabels
  const choices = query ? { '': 'Best match', newest, ...others } : { '': newest, ...others }
  return (
    <form className={styles.sort} action="/search" aria-label="Sort">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        Sort by
        <span className={field.select}>
          <select
            className={field.input}
            name="sort"
            value={sort ?? ''}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            {Object.entries(choices).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
      </label>
      <noscript>
        <Button type="submit" variant="line" size="small">
          Sort
        </Button>
      </noscript>
    </form>
  )
}

import { Button } from '../../ui/button/button'
import { SearchBox } from '../../ui/form/search-box'
import { SearchLandmark } from '../../ui/form/search-landmark'
import { useSearch } from './use-search'

interface Props {
  className: string | undefined
  label: string
  placeholder: string
}

/** Searches the marketplace, in the middle of a page. */
export const SiteSearchForm = ({ className, label, placeholder }: Props) => (
  <SearchLandmark className={className} aria-label="Search the marketplace" action="/search" onSubmit={useSearch()}>
    <SearchBox label={label} name="q" placeholder={placeholder} />
    <Button type="submit" size="large">
      Search
    </Button>
  </SearchLandmark>
)

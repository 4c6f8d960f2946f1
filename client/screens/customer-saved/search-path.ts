import type { CustomerSavedQuery } from './customer-saved.generated'

type Saved = Pick<CustomerSavedQuery['savedSearches'][number], 'text' | 'kind' | 'category'>

/** Where a saved search is seen again: the search for a text, or the list of its kind. */
export const searchPath = ({ text, kind, category }: Saved) => {
  if (text) return `/search?${new URLSearchParams({ q: text })}`
  const list = kind === 'PRODUCT' ? '/products' : '/services'
  return category ? `${list}?${new URLSearchParams({ category: category.slug })}` : list
}

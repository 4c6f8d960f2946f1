import type { CustomerSavedQuery } from './customer-saved.generated'

type Saved = Pick<CustomerSavedQuery['savedSearches'][number], 'text' | 'kind' | 'category' | 'minPrice' | 'maxPrice'>

/** Where a saved search is seen again, with all that narrows it. */
export const searchPath = ({ text, kind, category, minPrice, maxPrice }: Saved) => {
  const params = new URLSearchParams()
  const asked = { q: text || null, kind: kind?.toLowerCase(), category: category?.slug, min: minPrice, max: maxPrice }
  for (const [name, value] of Object.entries(asked)) if (value != null) params.set(name, String(value))
  return `/search?${params}`
}

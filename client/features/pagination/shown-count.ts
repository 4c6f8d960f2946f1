import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

export interface ShownCount {
  count: number
  /** The `first` of the list's query. */
  first: number
  /** The number of entries that `Load more` adds. */
  pageSize: number
  show: (count: number) => void
  /** The address of this page with so many entries; absent if the address doesn't keep the count. */
  href?: (count: number) => string
}

const PAGE_SIZE = 24
/** A multiple of the page size. The server refuses a `first` above 100. */
export const MAX_FIRST = 96

/** An invalid count counts as absent. */
const countIn = (params: URLSearchParams) => {
  const text = params.get('show') ?? ''
  return /^\d{1,6}$/.test(text) ? Math.max(Number(text), PAGE_SIZE) : PAGE_SIZE
}

/** The address keeps the count, `?show=48`, so that a reload and going back show as many entries. */
export const useShownCount = (max = MAX_FIRST): ShownCount => {
  const [params, setParams] = useSearchParams()
  const count = countIn(params)
  const withCount = (next: number) => {
    const changed = new URLSearchParams(params)
    changed.set('show', String(next))
    return changed
  }
  return {
    count,
    // A multiple of the page size: a `first` below the loaded count would be requested anew, and take rows away.
    first: Math.min(count, max - (max % PAGE_SIZE)),
    pageSize: PAGE_SIZE,
    show: (next) => setParams(withCount(next), { replace: true, preventScrollReset: true }),
    href: (next) => `?${withCount(next)}`,
  }
}

/** For a list beside the main one: the component keeps the count. A refetch returns `max` entries at most, by default the first page. */
export const useLocalShownCount = (first: number, pageSize: number, max = first): ShownCount => {
  const [count, show] = useState(first)
  return { count, first: Math.min(count, max), pageSize, show }
}

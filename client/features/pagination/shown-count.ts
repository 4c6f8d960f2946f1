import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** How many entries of a list are shown. */
export interface ShownCount {
  count: number
  /** How many the list asks for at once: the `first` of its query. */
  first: number
  /** How many `Load more` adds. */
  pageSize: number
  show: (count: number) => void
  /** The address of this page with so many entries, where the address keeps the count. */
  href?: (count: number) => string
}

const pageSize = 24
/** The server gives no more at once. */
const maxFirst = 100

/** Nonsense counts as absent. */
const countIn = (params: URLSearchParams) => {
  const text = params.get('show') ?? ''
  return /^\d{1,6}$/.test(text) ? Math.max(Number(text), pageSize) : pageSize
}

/** The address keeps the count, `?show=48`, so that a reload and the way back show as many. */
export const useShownCount = (max = maxFirst): ShownCount => {
  const [params, setParams] = useSearchParams()
  const count = countIn(params)
  const withCount = (next: number) => {
    const changed = new URLSearchParams(params)
    changed.set('show', String(next))
    return changed
  }
  return {
    count,
    first: Math.min(count, max),
    pageSize,
    show: (next) => setParams(withCount(next), { replace: true, preventScrollReset: true }),
    href: (next) => `?${withCount(next)}`,
  }
}

/** For a list beside the main one: the component keeps the count. */
export const useLocalShownCount = (first: number, pageSize: number): ShownCount => {
  const [count, show] = useState(first)
  return { count, first, pageSize, show }
}

import { type Ref, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { pageSize, shown } from './shown'

interface Page {
  nodes: { id: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  totalCount: number
}

interface Props<List extends Page> {
  list: List
  /** `28 companies` */
  total: string
  /** Asks for those after the cursor. */
  load: (after: string | null) => Promise<List | undefined>
  /** Keeps the longer list as the answer for the first so many, so that a screen that comes back finds it without asking. */
  keep: (list: List, first: number) => void
}

/** What `LoadMore` below a list needs, if it needs one, and what the links of its entries need: the first new one gets the focus. */
export const useMore = <List extends Page>({ list, total, load, keep }: Props<List>) => {
  const [params, setParams] = useSearchParams()
  const [newcomer, setNewcomer] = useState<string>()
  const here = useHere()
  const { nodes, pageInfo, totalCount } = list

  const show = new URLSearchParams(params)
  show.set('show', String(nodes.length + pageSize))
  const loadMore = async () => {
    const more = await load(pageInfo.endCursor)
    if (!more) throw new Error('No answer')
    if (!here.current) return
    keep({ ...more, nodes: [...nodes, ...more.nodes] }, shown(show))
    setNewcomer(more.nodes[0]?.id)
    setParams(show, { replace: true, preventScrollReset: true })
  }

  const next = pageInfo.hasNextPage ? `?${show}` : null
  const more =
    next || nodes.length > pageSize ? { shown: nodes.length, of: totalCount, total, next, load: loadMore } : null
  const linkRef = (id: string): Ref<HTMLAnchorElement> | undefined => (id === newcomer ? focus : undefined)
  return { more, linkRef }
}

const focus = (link: HTMLAnchorElement | null) => link?.focus()

/** Whether the screen still stands: an answer that comes late must not lead a visitor back to it. */
const useHere = () => {
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return here
}

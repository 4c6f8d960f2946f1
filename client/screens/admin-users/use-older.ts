import { type Ref, useState } from 'react'
import type { AuditTrailQuery, useAuditTrailQuery } from './audit-trail.generated'

type Events = AuditTrailQuery['auditEvents']
type FetchMore = ReturnType<typeof useAuditTrailQuery>['fetchMore']

/** More of the trail, below what stands there; the first new entry gets the focus. */
export const useOlder = (events: Events | undefined, fetchMore: FetchMore) => {
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)
  const [newcomer, setNewcomer] = useState<string>()
  const load = async () => {
    if (loading || !events) return
    setLoading(true)
    setFailed(false)
    try {
      await fetchMore({
        variables: { first: 24, after: events.pageInfo.endCursor },
        updateQuery: ({ auditEvents: before }, { fetchMoreResult: { auditEvents: more } }) => {
          setNewcomer(more.nodes[0]?.id)
          return { auditEvents: { ...more, nodes: [...before.nodes, ...more.nodes] } }
        },
      })
    } catch {
      setFailed(true)
    }
    setLoading(false)
  }
  const focusRef = (id: string): Ref<HTMLLIElement> | undefined => (id === newcomer ? focus : undefined)
  return { more: events?.pageInfo.hasNextPage ?? false, loading, failed, load, focusRef }
}

const focus = (entry: HTMLLIElement | null) => entry?.focus()

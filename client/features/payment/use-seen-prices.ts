import { useState } from 'react'

interface Priced {
  lines: readonly { listing: { id: string }; unitPrice: number }[]
}

/** What something cost when this page first showed it, where that is another price than today's. */
export const useSeenPrices = (groups: readonly Priced[]) => {
  const [seen, setSeen] = useState<ReadonlyMap<string, number>>(new Map())
  const lines = groups.flatMap((group) => group.lines)
  const fresh = lines.filter(({ listing }) => !seen.has(listing.id))
  if (fresh.length > 0)
    setSeen(new Map([...seen, ...fresh.map(({ listing, unitPrice }) => [listing.id, unitPrice] as const)]))
  return (listingId: string, today: number) => {
    const before = seen.get(listingId)
    return before === today ? undefined : before
  }
}

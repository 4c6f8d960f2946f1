import { useState } from 'react'

interface Priced {
  lines: readonly { listing: { id: string }; unitPrice: number }[]
}

/** Returns the price of a listing when this page first showed it, if it has changed since. */
export const usePriceChanges = (groups: readonly Priced[]) => {
  const [firstPrices, setFirstPrices] = useState<ReadonlyMap<string, number>>(new Map())
  const lines = groups.flatMap((group) => group.lines)
  const newLines = lines.filter(({ listing }) => !firstPrices.has(listing.id))
  if (newLines.length > 0)
    setFirstPrices(
      new Map([...firstPrices, ...newLines.map(({ listing, unitPrice }) => [listing.id, unitPrice] as const)]),
    )
  return (listingId: string, currentPrice: number) => {
    const firstPrice = firstPrices.get(listingId)
    return firstPrice === currentPrice ? undefined : firstPrice
  }
}

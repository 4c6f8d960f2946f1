import { useState } from 'react'
import { type ChosenListing, itemOf } from '../cart/cart-item'
import { lineKey } from '../cart/cart-store'

interface Priced {
  lines: readonly (ChosenListing & { unitPrice: number })[]
}

/** Returns the price of a line when this page first showed it, if it has changed since. */
export const usePriceChanges = (groups: readonly Priced[]) => {
  const [firstPrices, setFirstPrices] = useState<ReadonlyMap<string, number>>(new Map())
  const prices = groups.flatMap((group) => group.lines.map((line) => [lineKey(itemOf(line)), line.unitPrice] as const))
  const newPrices = prices.filter(([key]) => !firstPrices.has(key))
  if (newPrices.length > 0) setFirstPrices(new Map([...firstPrices, ...newPrices]))
  return (key: string, currentPrice: number) => {
    const firstPrice = firstPrices.get(key)
    return firstPrice === currentPrice ? undefined : firstPrice
  }
}

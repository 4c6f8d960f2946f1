import { useState } from 'react'
import type { CartLine } from '../../features/cart/cart-store'
import { type CartQuery, useCartQuery } from './cart.generated'

/** Prices for these lines; until they are there, those of the lines before. */
export const useQuote = (lines: readonly CartLine[], onRetried: () => void) => {
  const { data, previousData, error, refetch } = useCartQuery({
    variables: { lines: [...lines] },
    fetchPolicy: 'cache-and-network',
  })
  const [retrying, setRetrying] = useState(false)
  const retry = () => {
    if (retrying) return
    setRetrying(true)
    refetch()
      .then(onRetried, () => {})
      .finally(() => setRetrying(false))
  }
  const failed = error !== undefined || retrying
  const quote = (data ?? previousData)?.cartQuote
  return { quote: quote && inOrder(quote), current: data !== undefined, failed, retrying, retry }
}

/** By name: in the order of the lines a seller would move when the first of theirs is removed. */
const inOrder = (quote: CartQuery['cartQuote']) => ({
  ...quote,
  groups: quote.groups.toSorted((a, b) => a.seller.name.localeCompare(b.seller.name, 'en')),
})

import { useState } from 'react'
import type { CartLine } from '../../features/cart/cart-store'
import { type CartQuery, useCartQuery } from './cart.generated'

/** The quote for these lines, and the previous quote while it loads. */
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
  return { quote: quote && sortSellers(quote), current: data !== undefined, failed, retrying, retry }
}

/** Sorts sellers by name: sorted by their first line, a seller would move when that line is removed. */
const sortSellers = (quote: CartQuery['cartQuote']) => ({
  ...quote,
  groups: quote.groups.toSorted((a, b) => a.seller.name.localeCompare(b.seller.name, 'en')),
})

import { useEffect, useState } from 'react'
import { formatPrice } from '../../lib/money'
import { isSeller } from '../session/roles'
import { useSession } from '../session/session-store'
import { useYouWillEarnQuery } from './you-will-earn.generated'
import styles from './you-will-earn.module.css'

const DEBOUNCE_MS = 300
/** The server refuses higher ones. */
const MAX_PRICE = 1_000_000

interface Props {
  price: number | null | undefined
  /** The engagement that the price is for; a broker may have a part of it. */
  engagementId?: string | undefined
}

/** The signed-in seller's earnings from a price that is being typed. The server is asked when the typing pauses. */
export const YouWillEarn = ({ price, engagementId }: Props) => {
  const role = useSession().user?.role
  const asked = useDebounced(price)
  const { data, previousData, loading } = useYouWillEarnQuery({
    variables: { price: asked ?? 0, ...(engagementId !== undefined && { engagementId }) },
    skip: !role || !isSeller(role) || !asked || asked > MAX_PRICE,
  })
  // The former sum stays while the next one loads, but not where there is none: the price is too high, or the query failed.
  const earned = (data ?? (loading ? previousData : undefined))?.youWillEarn
  return (
    <p className={styles.earned} aria-live="polite">
      {price && earned != null ? `You will earn ${formatPrice(earned)}` : ''}
    </p>
  )
}

const useDebounced = <Value,>(value: Value) => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../ui/button/button'

interface Props {
  variant?: 'primary' | 'line'
  retry: () => unknown
}

/** A retry that fails at once would look as if nothing had been tried. */
const MIN_DELAY_MS = 400

/**
 * Retries when pressed, and by itself when the connection is back. Busy until `retry` ends. Not `useTransition`: while an async action
 * is pending React holds back every other transition, and thereby the router's navigation.
 */
export const RetryButton = ({ variant = 'primary', retry }: Props) => {
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    await new Promise((resolve) => setTimeout(resolve, MIN_DELAY_MS))
    try {
      await retry()
    } catch {
      // The panel around the button shows the new error.
    }
    setBusy(false)
  }
  const onOnline = useEffectEvent(start)
  useEffect(() => {
    const listener = () => onOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears with the error, so the focus moves to the region around it.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    start()
  }
  return (
    <Button variant={variant} busy={busy} onClick={press}>
      {busy ? 'Trying again…' : 'Try again'}
    </Button>
  )
}

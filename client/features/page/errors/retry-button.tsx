import { type MouseEvent, useEffect, useEffectEvent, useTransition } from 'react'
import { Button } from '../../../ui/button/button'
import { Spinner } from '../../../ui/feedback/spinner'

interface Props {
  variant?: 'primary' | 'line'
  retry: () => unknown
}

/** A retry that fails at once would look as if nothing had been tried. */
const MIN_DELAY_MS = 400

/** Retries when pressed, and by itself when the connection is back. Busy until the result is shown. */
export const RetryButton = ({ variant = 'primary', retry }: Props) => {
  const [busy, startTransition] = useTransition()
  const start = () =>
    startTransition(async () => {
      await new Promise((resolve) => setTimeout(resolve, MIN_DELAY_MS))
      await retry()
    })
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
    <Button variant={variant} disabled={busy} aria-busy={busy} onClick={press}>
      {busy && <Spinner />}
      {busy ? 'Trying again…' : 'Try again'}
    </Button>
  )
}

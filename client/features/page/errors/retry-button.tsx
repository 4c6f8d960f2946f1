import { type MouseEvent, useEffect, useEffectEvent, useTransition } from 'react'
import { Spinner } from '../../../ui/feedback/spinner'
import { Button } from '../../../ui/form/button'

interface Props {
  variant?: 'primary' | 'line'
  retry: () => unknown
}

/** How long a retry takes at least, in milliseconds: an error at once would look as if nothing had been tried. */
const minDelay = 400

/** Retries when pressed, and by itself when the connection is back. Busy until the result is shown. */
export const RetryButton = ({ variant = 'primary', retry }: Props) => {
  const [busy, startTransition] = useTransition()
  const start = () =>
    startTransition(async () => {
      await new Promise((resolve) => setTimeout(resolve, minDelay))
      await retry()
    })
  const onOnline = useEffectEvent(start)
  useEffect(() => {
    const listener = () => onOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes away with the error. The focus moves to the region around it, where reading goes on.
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

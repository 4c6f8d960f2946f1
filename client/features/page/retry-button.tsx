import type { MouseEvent } from 'react'
import { Button } from '../../ui/button'
import { Spinner } from '../../ui/spinner'
import { useRetry } from './use-retry'

interface Props {
  variant?: 'primary' | 'line'
  again: () => unknown
}

export const RetryButton = ({ variant = 'primary', again }: Props) => {
  const { busy, retry } = useRetry(again)
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes away with the failure, and must not take along the place where reading goes on.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    retry()
  }
  return (
    <Button variant={variant} disabled={busy} aria-busy={busy} onClick={press}>
      {busy && <Spinner />}
      {busy ? 'Trying again…' : 'Try again'}
    </Button>
  )
}

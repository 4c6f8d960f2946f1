import type { ComponentProps } from 'react'
import { useHydrated } from '../../lib/hydration'
import { Spinner } from '../feedback/spinner'
import { Button } from './button'

/** Disabled until scripts can send its form, and with a spinner while they do: the server takes no posted forms. */
export const SubmitButton = ({
  pending,
  disabled = false,
  children,
  ...props
}: { pending: boolean } & ComponentProps<typeof Button>) => {
  const waiting = !useHydrated()
  return (
    <Button {...props} type="submit" disabled={disabled || pending || waiting} aria-busy={pending}>
      {pending && <Spinner />}
      {children}
    </Button>
  )
}

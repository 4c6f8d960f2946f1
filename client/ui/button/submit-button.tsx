import type { ComponentProps } from 'react'
import { Spinner } from '../feedback/spinner'
import { Button } from './button'

/** Disabled, with a spinner, while its form is being sent. */
export const SubmitButton = ({
  pending,
  disabled = false,
  children,
  ...props
}: { pending: boolean } & ComponentProps<typeof Button>) => (
  <Button {...props} type="submit" disabled={disabled || pending} aria-busy={pending}>
    {pending && <Spinner />}
    {children}
  </Button>
)

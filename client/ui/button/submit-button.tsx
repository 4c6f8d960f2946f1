import type { ComponentProps } from 'react'
import { useHydrated } from '../../lib/hydration'
import { Button } from './button'

/** Disabled until scripts can send its form: the server takes no posted forms. */
export const SubmitButton = ({
  pending,
  disabled = false,
  ...props
}: { pending: boolean } & ComponentProps<typeof Button>) => {
  const waiting = !useHydrated()
  return <Button {...props} type="submit" busy={pending} disabled={disabled || waiting} />
}

import type { ComponentProps } from 'react'
import { useHydrated } from '../../lib/hydration'
import { classes } from '../classes'
import styles from './button.module.css'

interface Look {
  variant?: 'primary' | 'seal' | 'line' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  wide?: boolean | undefined
}

/** Makes a link look like a button. */
export const buttonClass = ({ variant = 'primary', size = 'medium', wide = false }: Look = {}) =>
  classes(styles.button, styles[variant], styles[size], wide && styles.wide)

/** True until scripts run, unless it submits a form or opens a popover, which a browser does by itself. */
export const useWaiting = ({ type = 'button', popoverTarget }: ComponentProps<'button'>) =>
  !useHydrated() && type === 'button' && !popoverTarget

/** Disabled while it waits for scripts. */
export const Button = ({
  variant,
  size,
  wide,
  type = 'button',
  disabled = false,
  className,
  ...props
}: Look & ComponentProps<'button'>) => {
  const waiting = useWaiting({ ...props, type })
  return (
    <button
      type={type}
      className={classes(buttonClass({ variant, size, wide }), className)}
      disabled={disabled || waiting}
      {...props}
    />
  )
}

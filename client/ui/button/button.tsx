import type { ComponentProps, MouseEvent } from 'react'
import { useHydrated } from '../../lib/hydration'
import { classes } from '../classes'
import { Spinner } from '../feedback/spinner'
import styles from './button.module.css'

interface Look {
  variant?: 'primary' | 'seal' | 'line' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  wide?: boolean | undefined
}

export interface ButtonProps extends ComponentProps<'button'> {
  /** While its action runs: it has a spinner, and presses are ignored. A disabled button would lose the focus. */
  busy?: boolean | undefined
}

/** Makes a link look like a button. */
export const buttonClass = ({ variant = 'primary', size = 'medium', wide = false }: Look = {}) =>
  classes(styles.button, styles[variant], styles[size], wide && styles.wide)

// Prevents the submit, also by Enter in a field, which presses the submit button.
const ignore = (event: MouseEvent) => event.preventDefault()

/** The attributes of a button. It is disabled until scripts run, unless it submits a form or opens a popover, which a browser does by itself. */
export const useButton = ({ type = 'button', busy, ...props }: ButtonProps) => {
  const waiting = !useHydrated() && type === 'button' && !props.popoverTarget
  return {
    ...props,
    type,
    disabled: props.disabled || waiting,
    'aria-busy': busy,
    ...(busy && {
      'aria-disabled': true,
      onClick: ignore,
      children: (
        <>
          <Spinner /> {props.children}
        </>
      ),
    }),
  }
}

export const Button = ({ variant, size, wide, className, ...props }: Look & ButtonProps) => (
  <button className={classes(buttonClass({ variant, size, wide }), className)} {...useButton(props)} />
)

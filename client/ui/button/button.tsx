import type { ComponentProps } from 'react'
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

export const Button = ({
  variant,
  size,
  wide,
  type = 'button',
  className,
  ...props
}: Look & ComponentProps<'button'>) => (
  <button type={type} className={classes(buttonClass({ variant, size, wide }), className)} {...props} />
)

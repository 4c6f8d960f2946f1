import type { ComponentProps } from 'react'
import { useWaiting } from './button'
import styles from './text-button.module.css'

/** A button that looks like a link, for undoing and removing. Disabled while it waits for scripts. */
export const TextButton = ({ disabled = false, ...props }: ComponentProps<'button'>) => {
  const waiting = useWaiting(props)
  return <button type="button" className={styles.button} disabled={disabled || waiting} {...props} />
}

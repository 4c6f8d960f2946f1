import type { ComponentProps } from 'react'
import styles from './text-button.module.css'

/** A button that looks like a link, for undoing and removing. */
export const TextButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.button} {...props} />
)

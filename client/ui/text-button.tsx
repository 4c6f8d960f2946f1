import type { ComponentProps } from 'react'
import styles from './text-button.module.css'

/** A button that reads as a link: for what undoes or removes. */
export const TextButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.button} {...props} />
)

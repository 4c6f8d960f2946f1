import type { ComponentProps } from 'react'
import { useHydrated } from '../../lib/hydration'
import styles from './text-button.module.css'

/** A button that looks like a link, for undoing and removing. Disabled until scripts run. */
export const TextButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.button} disabled={!useHydrated()} {...props} />
)

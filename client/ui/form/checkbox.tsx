import type { ComponentProps } from 'react'
import styles from './checkbox.module.css'

export const Checkbox = ({ label, ...props }: { label: string } & Omit<ComponentProps<'input'>, 'type'>) => (
  <label className={styles.checkbox}>
    <input {...props} type="checkbox" />
    {label}
  </label>
)

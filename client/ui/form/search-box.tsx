import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon'
import styles from './search-box.module.css'

export const SearchBox = ({ label, ...props }: { label: string } & Omit<ComponentProps<'input'>, 'type'>) => (
  <label className={styles.box}>
    <Icon name="search" />
    <span className="visually-hidden">{label}</span>
    <input {...props} type="search" className={styles.input} />
  </label>
)

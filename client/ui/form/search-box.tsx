import type { ComponentProps } from 'react'
import { MAX_SEARCH_LENGTH } from '../../lib/text'
import { Icon } from '../icon/icon'
import styles from './search-box.module.css'

export const SearchBox = ({
  label,
  ...props
}: { label: string } & Omit<ComponentProps<'input'>, 'type' | 'maxLength'>) => (
  <label className={styles.box}>
    <Icon name="search" />
    <span className="visually-hidden">{label}</span>
    <input {...props} type="search" className={styles.input} maxLength={MAX_SEARCH_LENGTH} />
  </label>
)

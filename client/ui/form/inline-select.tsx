import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon'
import field from './field.module.css'

interface Props extends ComponentProps<'select'> {
  label: ReactNode
}

/** A select that applies at once, in its label: it has no hint and no error. `className` lays out the label. */
export const InlineSelect = ({ label, className, ...props }: Props) => (
  <label className={className}>
    {label}
    <span className={field.select}>
      <select className={field.input} {...props} />
      <Icon name="chevron" />
    </span>
  </label>
)

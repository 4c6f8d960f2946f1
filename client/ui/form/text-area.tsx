import type { ComponentProps } from 'react'
import { classes } from '../classes'
import { type FieldProps, useNote } from './field'
import field from './field.module.css'
import styles from './text-area.module.css'

/** A multi-line text field. */
export const TextArea = ({ label, hint, error, ...props }: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) => {
  const { id, described, note } = useNote(hint, error)
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <textarea {...props} {...described} id={id} className={classes(field.input, styles.area)} />
      {note}
    </div>
  )
}

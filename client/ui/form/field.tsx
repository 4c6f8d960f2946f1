import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon'
import styles from './field.module.css'

export interface FieldProps {
  label: string
  /** Shown below the field until there is an error. */
  hint?: string | undefined
  error?: string | undefined
}

export const TextField = ({ label, hint, error, ...props }: FieldProps & Omit<ComponentProps<'input'>, 'id'>) => {
  const { id, ariaProps, note } = useNote(hint, error)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input dir="auto" {...props} {...ariaProps} id={id} className={styles.input} />
      {note}
    </div>
  )
}

export const SelectField = ({ label, hint, error, ...props }: FieldProps & Omit<ComponentProps<'select'>, 'id'>) => {
  const { id, ariaProps, note } = useNote(hint, error)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.select}>
        <select {...props} {...ariaProps} id={id} className={styles.input} />
        <Icon name="chevron" />
      </span>
      {note}
    </div>
  )
}

export const useNote = (hint?: string, error?: string) => {
  const id = useId()
  const noteId = `${id}-note`
  const ariaProps = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? noteId : undefined,
  }
  let note: ReactNode = null
  if (error) note = <FieldError id={noteId} text={error} />
  else if (hint)
    note = (
      <span id={noteId} className={styles.hint}>
        {hint}
      </span>
    )
  return { id, ariaProps, note }
}

/** The problem of a field, of a group of fields or of an upload. */
export const FieldError = ({ id, text }: { id?: string; text: string }) => (
  <span id={id} className={styles.error} role="alert">
    <Icon name="alert" />
    {text}
  </span>
)

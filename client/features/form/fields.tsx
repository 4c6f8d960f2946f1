import type { ReactNode } from 'react'
import { TextField } from '../../ui/form/field'
import { TextArea } from '../../ui/form/text-area'
import styles from './form.module.css'

/** A field of half the form's width. */
export const Half = ({ children }: { children: ReactNode }) => <div className={styles.half}>{children}</div>

interface FieldProps {
  value: string
  error: string | undefined
}

/** The description of a company or a freelancer. */
export const DescriptionField = ({ value, error }: FieldProps) => (
  <TextArea
    label="Description"
    name="description"
    rows={6}
    defaultValue={value}
    maxLength={5000}
    hint="A blank line begins a new paragraph. The first one appears on cards."
    error={error}
  />
)

export const LocationField = ({ value, error }: FieldProps) => (
  <Half>
    <TextField
      label="Location"
      name="location"
      defaultValue={value}
      maxLength={100}
      hint="City and country"
      error={error}
    />
  </Half>
)

interface LinesProps {
  label: string
  name: string
  values: readonly string[]
  error: string | undefined
}

/** A short list with an entry per line, which `splitLines` reads. */
export const LinesField = ({ label, name, values, error }: LinesProps) => (
  <TextArea
    label={label}
    name={name}
    rows={4}
    defaultValue={values.join('\n')}
    hint="One per line, at most 20"
    error={error}
  />
)

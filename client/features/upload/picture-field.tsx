import { useId, useRef } from 'react'
import { Button } from '../../ui/button/button'
import { classes } from '../../ui/classes'
import { FieldError } from '../../ui/form/field'
import styles from './picture-field.module.css'
import { UploadButton } from './upload-button'
import type { UploadPurpose } from './use-upload'

interface Props {
  name: string
  /** `Logo` */
  label: string
  /** The label within a sentence: `logo`. */
  noun: string
  purpose: UploadPurpose
  /** The path of the picture; null for the generated one. */
  path: string | null
  change: (path: string | null) => void
  /** The shape in which pages show it. */
  shape: 'round' | 'band'
  hint?: string
  disabled?: boolean
  error?: string | undefined
}

const measures = { round: [88, 88], band: [1280, 272] } as const

/** Uploads a picture, or returns to the generated one, with a preview. */
export const PictureField = (props: Props) => {
  const { name, label, noun, purpose, path, change, shape, hint, disabled = false, error } = props
  const id = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const [width, height] = measures[shape]
  return (
    <fieldset
      ref={field}
      name={name}
      tabIndex={-1}
      className={classes(styles.field, styles[shape])}
      aria-describedby={error ? id : undefined}
    >
      <legend>{label}</legend>
      {path === null ? (
        <p className={styles.drawn}>Drawn when you save</p>
      ) : (
        <img className={styles.picture} src={path} width={width} height={height} alt={`${label} now`} />
      )}
      <div className={styles.choices}>
        <UploadButton label={`Upload a ${noun}`} purpose={purpose} uploaded={change} disabled={disabled} />
        {path?.startsWith('/uploads/') && (
          <Button
            variant="quiet"
            size="small"
            disabled={disabled}
            onClick={() => {
              change(null)
              // This button goes.
              field.current?.focus()
            }}
          >
            Use the drawn {noun}
          </Button>
        )}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && <FieldError id={id} text={error} />}
    </fieldset>
  )
}

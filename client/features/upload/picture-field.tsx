import { useId } from 'react'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import styles from './picture-field.module.css'
import type { UploadPurpose } from './send-picture'
import { UploadButton } from './upload-button'

interface Props {
  /** `Logo` */
  label: string
  /** What it is called within a sentence: `logo`. */
  noun: string
  purpose: UploadPurpose
  /** Its path; null for the one that the site draws. */
  path: string | null
  change: (path: string | null) => void
  /** The shape in which the site shows it. */
  shape: 'round' | 'band'
  hint?: string
  disabled?: boolean
  error?: string | undefined
}

const measures = { round: [88, 88], band: [1280, 272] } as const

/** A picture of one's own, or the drawn one, as it will be seen. */
export const PictureField = ({ label, noun, purpose, path, change, shape, hint, disabled = false, error }: Props) => {
  const id = useId()
  const [width, height] = measures[shape]
  return (
    <fieldset className={classes(styles.field, styles[shape])} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      {path === null ? (
        <p className={styles.drawn}>Drawn when you save</p>
      ) : (
        <img className={styles.picture} src={path} width={width} height={height} alt={`${label} now`} />
      )}
      <div className={styles.choices}>
        <UploadButton label={`Upload a ${noun}`} purpose={purpose} size="small" uploaded={change} disabled={disabled} />
        {path?.startsWith('/uploads/') && (
          <Button variant="quiet" size="small" disabled={disabled} onClick={() => change(null)}>
            Use the drawn {noun}
          </Button>
        )}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && (
        <p id={id} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

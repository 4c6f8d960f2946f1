import { useId, useState } from 'react'
import { UploadButton } from '../../../features/upload/upload-button'
import { Button } from '../../../ui/form/button'
import { DrawnPortraits } from './drawn-portraits'
import styles from './portrait.module.css'

interface Props {
  userId: string
  avatar: string
  /** The unsaved choice: an upload, or null for the default portrait. */
  chosen: string | null | undefined
  choose: (path: string | null) => void
  disabled: boolean
  error: string | undefined
}

export const Portrait = ({ userId, avatar, chosen, choose, disabled, error }: Props) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const shown = chosen === undefined ? avatar : (chosen ?? `/artwork/avatar/${userId}.svg`)
  return (
    <div className={styles.portrait} data-field="avatar">
      <img className={styles.picture} src={shown} width="64" height="64" alt="Your portrait" />
      <div className={styles.change}>
        <Button
          variant="line"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          disabled={disabled}
          onClick={() => setOpen(!open)}
        >
          Choose another portrait
        </Button>
        <span className={styles.hint}>Drawn for you; no photograph needed.</span>
        {error && (
          <span className={styles.error} role="alert">
            {error}
          </span>
        )}
      </div>
      {open && (
        <div id={id} className={styles.choices}>
          <DrawnPortraits userId={userId} choose={choose} disabled={disabled} />
          <UploadButton
            label="Upload a photograph"
            purpose="avatar"
            size="small"
            uploaded={choose}
            disabled={disabled}
          />
        </div>
      )}
    </div>
  )
}

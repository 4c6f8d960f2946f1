import { type ComponentProps, useId, useRef } from 'react'
import { Button } from '../../ui/button'
import field from '../../ui/field.module.css'
import { Icon } from '../../ui/icon'
import { Spinner } from '../../ui/spinner'
import type { UploadPurpose } from './send-picture'
import styles from './upload-button.module.css'
import { useUpload } from './use-upload'

interface Props extends Pick<ComponentProps<typeof Button>, 'disabled' | 'size'> {
  /** What pressing it is for: `Upload a logo`. */
  label: string
  purpose: UploadPurpose
  uploaded: (path: string) => void
}

/** Opens the browser's choice of files; below it stands how far the picture has come, or why it didn't. */
export const UploadButton = ({ label, purpose, uploaded, disabled = false, size }: Props) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { upload, progress, problem } = useUpload(purpose)
  const uploading = progress !== undefined

  const chosen = async (file: File | undefined) => {
    if (!file) return
    const path = await upload(file)
    if (path) uploaded(path)
  }

  return (
    <div className={styles.upload}>
      <Button
        variant="line"
        size={size}
        disabled={disabled || uploading}
        aria-busy={uploading}
        aria-describedby={problem ? id : undefined}
        onClick={() => input.current?.click()}
      >
        {uploading && <Spinner />}
        {uploading ? 'Uploading...' : label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={label}
        hidden
        onInput={(event) => event.stopPropagation()}
        onChange={({ currentTarget }) => {
          void chosen(currentTarget.files?.[0])
          // The same file once more is a new choice.
          currentTarget.value = ''
        }}
      />
      {uploading && <progress className={styles.progress} value={progress} aria-label="Upload" />}
      {problem && (
        <p id={id} className={field.error} role="alert">
          <Icon name="alert" />
          {problem}
        </p>
      )}
    </div>
  )
}

import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/button/button'
import { FieldError } from '../../ui/form/field'
import { useUnsaved } from '../form/unsaved-changes'
import { FilePicker } from './file-picker'
import styles from './upload-button.module.css'
import { type UploadPurpose, useUpload } from './use-upload'

interface Props extends Pick<ComponentProps<typeof Button>, 'disabled'> {
  /** `Upload a logo` */
  label: string
  purpose: UploadPurpose
  uploaded: (path: string) => void
}

/** Opens the file picker and uploads the chosen picture; shows progress and problems below. */
export const UploadButton = ({ label, purpose, uploaded, disabled = false }: Props) => {
  const id = useId()
  const { upload, progress, problem } = useUpload(purpose)
  const uploading = progress !== undefined
  useUnsaved(uploading)
  // An upload takes a while, and the callback of the render that began it knows only the earlier pictures.
  const onUploaded = useRef(uploaded)
  useEffect(() => {
    onUploaded.current = uploaded
  }, [uploaded])

  const chosen = async (file: File | undefined) => {
    if (!file) return
    const path = await upload(file)
    if (path) onUploaded.current(path)
  }

  return (
    <div className={styles.upload}>
      <FilePicker label={label} accept="image/*" choose={([file]) => void chosen(file)}>
        {(open) => (
          <Button
            variant="line"
            size="small"
            busy={uploading}
            disabled={disabled}
            aria-describedby={problem ? id : undefined}
            onClick={open}
          >
            {uploading ? 'Uploading...' : label}
          </Button>
        )}
      </FilePicker>
      {uploading && <progress className={styles.progress} value={progress} aria-label="Upload" />}
      {problem && <FieldError id={id} text={problem} />}
    </div>
  )
}

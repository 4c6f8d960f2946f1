import { useId } from 'react'
import { useReturnFocus } from '../../lib/focus/use-return-focus'
import { fileSize } from '../../lib/text'
import { Button } from '../../ui/button/button'
import { onSingleClick } from '../../ui/button/on-single-click'
import { Notice } from '../../ui/feedback/notice'
import { FilePicker } from '../upload/file-picker'
import { UploadRows } from '../upload/upload-rows'
import row from '../upload/upload-rows.module.css'
import { useFileDrop } from '../upload/use-file-drop'
import { AttachedInputs } from './attached-inputs'
import styles from './attachment-field.module.css'
import { type UploadedFile, useAttachments } from './use-attachments'

interface Props {
  label: string
  name?: string
  max?: number
  error: string | undefined
  /** The key of the form's draft. */
  draft: string
  /** The files of a text that is edited. */
  initial?: readonly UploadedFile[] | undefined
}

/** The field of a form for files: a button, or dropping and pasting anywhere in the form. A further one takes those on itself. */
export const AttachmentField = ({ label, name = 'files', max = 10, error, draft, initial }: Props) => {
  const id = useId()
  const isMain = name === 'files'
  const attachments = useAttachments(max, draft, name, initial)
  const { files, uploads, add, remove, dismiss, room } = attachments
  // The button that had the focus is gone after the last file.
  const field = useReturnFocus<HTMLFieldSetElement>(room > 0)
  const isOver = useFileDrop(field, isMain ? 'form' : 'fieldset', add)
  /** The button that had the focus is gone with its row. */
  const focusField = () => field.current?.focus()
  return (
    <fieldset ref={field} name={name} tabIndex={-1} className={styles.field} data-over={isOver} aria-describedby={id}>
      <legend>{label}</legend>
      <AttachedInputs name={name} attachments={attachments} />
      <ul>
        {files.map((file) => (
          <li key={file.id} className={row.row}>
            <div>
              <bdi>{file.name}</bdi>
              <small>{fileSize(file.size)}</small>
            </div>
            <Button
              variant="quiet"
              size="small"
              onClick={onSingleClick(() => {
                remove(file.id)
                focusField()
              })}
            >
              Remove<span className="visually-hidden">{` ${file.name}`}</span>
            </Button>
          </li>
        ))}
        <UploadRows
          uploads={uploads}
          dismiss={(key) => {
            dismiss(key)
            focusField()
          }}
        />
      </ul>
      {error && <Notice text={error} />}
      <div className={styles.add}>
        {room > 0 && (
          <FilePicker label={label} multiple choose={add}>
            {(open) => (
              <Button variant="line" size="small" onClick={open}>
                Add files
              </Button>
            )}
          </FilePicker>
        )}
        <span
          id={id}
        >{`Drop them ${isMain ? 'anywhere in this form' : 'here'}, or paste a picture. Up to ${max}, 1 GB each.`}</span>
      </div>
    </fieldset>
  )
}

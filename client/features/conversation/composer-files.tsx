import { useEffect, useEffectEvent, useRef } from 'react'
import { fileSize } from '../../lib/text'
import { iconButtonClass } from '../../ui/button/icon-button'
import { onSingleClick } from '../../ui/button/on-single-click'
import { Icon } from '../../ui/icon/icon'
import { AttachedInputs } from '../attachment/attached-inputs'
import { useAttachments } from '../attachment/use-attachments'
import { FilePicker } from '../upload/file-picker'
import { UploadRows } from '../upload/upload-rows'
import { useFileDrop } from '../upload/use-file-drop'
import styles from './composer-files.module.css'

const MAX_FILES = 10

interface Props {
  /** The key of the message's draft. */
  draft: string
}

/** The files of a message: a small button, and a chip for each one. */
export const ComposerFiles = ({ draft }: Props) => {
  const root = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const attachments = useAttachments(MAX_FILES, draft)
  const { files, uploads, add, remove, dismiss, clear, room } = attachments
  const isOver = useFileDrop(root, 'form', add)
  const onReset = useEffectEvent(clear)
  useEffect(() => {
    const form = root.current?.closest('form')
    const listener = () => onReset()
    // Once the message is sent.
    form?.addEventListener('reset', listener)
    return () => form?.removeEventListener('reset', listener)
  }, [])
  /** The button that had the focus is gone with its chip. */
  const focusButton = () => button.current?.focus()
  return (
    <>
      <span ref={root} className={styles.clip}>
        <AttachedInputs name="files" attachments={attachments} />
        <FilePicker label="Attach files" multiple choose={add}>
          {(open) => (
            <button
              ref={button}
              type="button"
              className={iconButtonClass}
              // Not `disabled`, which would take the focus away after the last file.
              aria-disabled={room === 0}
              onClick={room === 0 ? undefined : open}
            >
              <Icon name="clip" />
              <span className="visually-hidden">Attach files</span>
            </button>
          )}
        </FilePicker>
      </span>
      {isOver && <p className={styles.over}>Drop the files to attach them.</p>}
      {files.length + uploads.length > 0 && (
        <ul className={styles.files} aria-label="Files of this message">
          {files.map(({ id, name, size }) => (
            <li key={id} className={styles.chip}>
              <bdi>{name}</bdi>
              <small>{fileSize(size)}</small>
              <button
                type="button"
                onClick={onSingleClick(() => {
                  remove(id)
                  focusButton()
                })}
              >
                <Icon name="close" />
                <span className="visually-hidden">{`Remove ${name}`}</span>
              </button>
            </li>
          ))}
          <UploadRows
            uploads={uploads}
            dismiss={(key) => {
              dismiss(key)
              focusButton()
            }}
          />
        </ul>
      )}
    </>
  )
}

import { useRef, useState } from 'react'
import { sessionStore } from '../../../features/session/session-store'
import { fileSize, pluralize } from '../../../lib/text'
import { Button } from '../../../ui/button/button'
import { Notice } from '../../../ui/feedback/notice'
import { Spinner } from '../../../ui/feedback/spinner'
import styles from './files-field.module.css'

interface Props {
  label: string
  name: string
  max: number
  error: string | undefined
}

/** Uploads files one by one as soon as they are chosen; the form sends their ids. A refused file doesn't stop the others. */
export const FilesField = ({ label, name, max, error }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const [uploading, setUploading] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])

  const upload = async (chosen: FileList | null) => {
    const all = [...(chosen ?? [])]
    const accepted = all.slice(0, max - files.length)
    setProblems(all.slice(accepted.length).map(({ name }) => `${name}: at most ${pluralize(max, 'file')}.`))
    setUploading(true)
    for (const file of accepted) {
      const answer = await uploadFile(file)
      if ('message' in answer) setProblems((before) => [...before, `${file.name}: ${answer.message}`])
      else setFiles((before) => [...before, answer])
    }
    setUploading(false)
  }
  const messages = error ? [...problems, error] : problems
  return (
    <fieldset className={styles.field} aria-label={label} data-field={name}>
      <b>{label}</b>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.id}>
              <input type="hidden" name={name} value={file.id} />
              <span dir="auto">{file.name}</span>
              <small>{fileSize(file.size)}</small>
              <button type="button" onClick={() => setFiles(files.filter(({ id }) => id !== file.id))}>
                Remove<span className="visually-hidden">{` ${file.name}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {messages.map((message) => (
        <Notice key={message} text={message} />
      ))}
      {files.length < max && (
        <div className={styles.add}>
          <Button
            variant="line"
            size="small"
            disabled={uploading}
            aria-busy={uploading}
            onClick={() => input.current?.click()}
          >
            {uploading && <Spinner />}
            {uploading ? 'Uploading...' : 'Add files'}
          </Button>
          <span>{`Up to ${max}, 5 MB each`}</span>
        </div>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          void upload(currentTarget.files).then(() => {
            // Lets the same file be chosen once more.
            currentTarget.value = ''
          })
        }}
      />
    </fieldset>
  )
}

interface UploadedFile {
  id: string
  name: string
  size: number
}

const failed = { message: 'The upload failed. Please try again.' }
const MAX_BYTES = 5 * 1024 * 1024

const uploadFile = async (file: File): Promise<UploadedFile | { message: string }> => {
  if (file.size > MAX_BYTES) return { message: 'This file has more than 5 MB. Choose a smaller one.' }
  try {
    const response = await fetch(`/files?${new URLSearchParams({ name: file.name })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    })
    if (response.status === 401) sessionStore.end()
    const { id, name, size, message } = Object(await response.json())
    if (typeof id === 'string' && typeof name === 'string' && typeof size === 'number') return { id, name, size }
    return typeof message === 'string' ? { message } : failed
  } catch {
    return failed
  }
}

import { useRef, useState } from 'react'
import { sessionStore } from '../../../features/session/session-store'
import { fileSize } from '../../../lib/text'
import { Notice } from '../../../ui/feedback/notice'
import { Spinner } from '../../../ui/feedback/spinner'
import { Button } from '../../../ui/form/button'
import styles from './files-field.module.css'

interface Props {
  label: string
  name: string
  max: number
  error: string | undefined
}

/** Uploads files one by one as soon as they are chosen; the form sends their ids. */
export const FilesField = ({ label, name, max, error }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const [uploading, setUploading] = useState(false)
  const [problem, setProblem] = useState<string>()

  const upload = async (list: FileList | null) => {
    setProblem(undefined)
    setUploading(true)
    for (const file of [...(list ?? [])].slice(0, max - files.length)) {
      const answer = await uploadFile(file)
      if ('message' in answer) {
        setProblem(`${file.name}: ${answer.message}`)
        break
      }
      setFiles((before) => [...before, answer])
    }
    setUploading(false)
  }
  const message = problem ?? error
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame of its own
    <div className={styles.field} role="group" aria-label={label} data-field={name}>
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
      {message && <Notice text={message} />}
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
    </div>
  )
}

interface UploadedFile {
  id: string
  name: string
  size: number
}

const failed = { message: 'The upload failed. Please try again.' }
const largestBytes = 5 * 1024 * 1024

/** Uploads a file of a delivery. */
const uploadFile = async (file: File): Promise<UploadedFile | { message: string }> => {
  if (file.size > largestBytes) return { message: 'This file has more than 5 MB. Choose a smaller one.' }
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

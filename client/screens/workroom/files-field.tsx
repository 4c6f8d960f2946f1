import { useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Spinner } from '../../ui/spinner'
import styles from './files-field.module.css'
import { type SentFile, sendFile } from './send-file'
import { sizeOf } from './size-of'

interface Props {
  label: string
  name: string
  most: number
  error: string | undefined
}

/** Files go up one by one as soon as they are chosen; the form sends their ids. */
export const FilesField = ({ label, name, most, error }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly SentFile[]>([])
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()

  const chosen = async (list: FileList | null) => {
    setProblem(undefined)
    setSending(true)
    for (const file of [...(list ?? [])].slice(0, most - files.length)) {
      const answer = await sendFile(file)
      if ('message' in answer) {
        setProblem(`${file.name}: ${answer.message}`)
        break
      }
      setFiles((before) => [...before, answer])
    }
    setSending(false)
  }
  const said = problem ?? error
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame of its own
    <div className={styles.field} role="group" aria-label={label}>
      <b>{label}</b>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.id}>
              <input type="hidden" name={name} value={file.id} />
              <span dir="auto">{file.name}</span>
              <small>{sizeOf(file.size)}</small>
              <button type="button" onClick={() => setFiles(files.filter(({ id }) => id !== file.id))}>
                Remove<span className="visually-hidden">{` ${file.name}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {said && <Notice text={said} />}
      {files.length < most && (
        <div className={styles.add}>
          <Button
            variant="line"
            size="small"
            disabled={sending}
            aria-busy={sending}
            onClick={() => input.current?.click()}
          >
            {sending && <Spinner />}
            {sending ? 'Uploading...' : 'Add files'}
          </Button>
          <span>{`Up to ${most}, 5 MB each`}</span>
        </div>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          void chosen(currentTarget.files).then(() => {
            // The same file once more is a new choice.
            currentTarget.value = ''
          })
        }}
      />
    </div>
  )
}

import { useEffect, useState } from 'react'
import { pluralize } from '../../lib/text'
import { readDraftEntries, writeDraftEntries } from '../form/form-draft'
import { useFileUploads } from '../upload/use-file-uploads'

/** An uploaded file that is not sent yet. */
export interface UploadedFile {
  id: string
  name: string
  size: number
}

const isUploaded = (file: object): file is UploadedFile =>
  'id' in file &&
  typeof file.id === 'string' &&
  'name' in file &&
  typeof file.name === 'string' &&
  'size' in file &&
  typeof file.size === 'number'

const areSame = (files: readonly UploadedFile[], others: readonly UploadedFile[]) =>
  files.length === others.length && files.every(({ id }, index) => id === others[index]?.id)

/** Files that are uploaded as soon as they are chosen, after the initial ones. They are part of the draft of the form, under the field's name. */
export const useAttachments = (max: number, draft: string, name = 'files', initial: readonly UploadedFile[] = []) => {
  const [files, setFiles] = useState<readonly UploadedFile[]>(() =>
    (readDraftEntries(draft, name) ?? initial).filter(isUploaded),
  )
  const { uploads, add, refuse, dismiss } = useFileUploads({
    addressOf: (name) => `/files?${new URLSearchParams({ name })}`,
    onStored: (file) => {
      if (isUploaded(file)) setFiles((before) => [...before, file])
    },
  })
  // Only a choice of the user is a draft: the initial files may be others next time.
  const [first] = useState(initial)
  useEffect(() => {
    writeDraftEntries(draft, name, areSame(files, first) ? undefined : files)
  }, [draft, name, files, first])
  const pending = uploads.filter(({ problem }) => problem === undefined).length
  /** How many files can be added. */
  const room = Math.max(0, max - files.length - pending)

  return {
    files,
    uploads,
    dismiss,
    /** Whether a file is on its way. */
    isPending: pending > 0,
    room,
    add: (chosen: readonly File[]) => {
      add(chosen.slice(0, room))
      for (const { name } of chosen.slice(room)) refuse(name, `At most ${pluralize(max, 'file')} at a time.`)
    },
    remove: (id: string) => setFiles((before) => before.filter((file) => file.id !== id)),
    clear: () => {
      for (const { key } of uploads) dismiss(key)
      setFiles([])
    },
  }
}

export type Attachments = ReturnType<typeof useAttachments>

import { useEffect, useRef, useState } from 'react'
import { sessionStore } from '../../session/session-store'
import { sendFile } from '../../upload/send-file'

const MAX_BYTES = 1024 ** 3
/** The server refuses such a file with the same text. */
const tooLarge = 'This file has more than 1 GB. Choose a smaller one.'
const noAnswer = 'The file did not arrive. Please try again.'

/** A chosen file that is not stored yet. */
export interface FileUpload {
  key: number
  name: string
  /** From 0 to 1; 0 while it waits for its turn. */
  progress: number
  /** Why it was refused. */
  problem?: string
}

/** Uploads files of a product one after the other. A refused file stays in the list with the reason, and the next one follows. */
export const useFileUploads = (listingId: string, uploaded: () => void) => {
  const [uploads, setUploads] = useState<readonly FileUpload[]>([])
  const requests = useRef(new Map<number, AbortController>())
  const queue = useRef(Promise.resolve())
  const lastKey = useRef(0)
  useEffect(() => {
    const { current } = requests
    return () => {
      for (const request of current.values()) request.abort()
    }
  }, [])

  const change = (key: number, change: Partial<FileUpload>) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)))

  const dismiss = (key: number) => {
    requests.current.get(key)?.abort()
    requests.current.delete(key)
    setUploads((before) => before.filter((upload) => upload.key !== key))
  }

  const send = async (key: number, file: File, versionOf: string | undefined) => {
    const signal = requests.current.get(key)?.signal
    if (!signal || signal.aborted) return
    const address = new URLSearchParams({ listing: listingId, name: file.name, ...(versionOf ? { versionOf } : {}) })
    const onProgress = (progress: number) => change(key, { progress })
    const { status, body } = await sendFile(`/product-files?${address}`, file, { onProgress, signal })
    if (signal.aborted) return
    if (status === 401) sessionStore.end()
    if (status !== 201) return change(key, { problem: typeof body.message === 'string' ? body.message : noAnswer })
    dismiss(key)
    uploaded()
  }

  /** `versionOf`: the file of which this is a new version, if it is not the one with the same name. */
  const add = (files: Iterable<File>, versionOf?: string) => {
    for (const file of files) {
      lastKey.current += 1
      const key = lastKey.current
      const isTooLarge = file.size > MAX_BYTES
      setUploads((before) => [
        ...before,
        { key, name: file.name, progress: 0, ...(isTooLarge && { problem: tooLarge }) },
      ])
      if (isTooLarge) continue
      requests.current.set(key, new AbortController())
      queue.current = queue.current.then(() => send(key, file, versionOf))
    }
  }

  return { uploads, add, /** Cancels an upload, or removes a refused one from the list. */ dismiss }
}

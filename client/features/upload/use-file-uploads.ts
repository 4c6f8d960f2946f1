import { useEffect, useRef, useState } from 'react'
import { useUnsaved } from '../form/unsaved-changes'
import { type Sent, sendFile } from './send-file'

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
  /** The reason for its refusal. */
  problem?: string
}

interface Options {
  /** Returns the URL that takes the file. `replaced` is the id of the file that it replaces. */
  addressOf: (name: string, replaced?: string) => string
  /** Called with the server's answer for each stored file. */
  onStored: (file: Sent['body']) => void
}

/** Uploads files one after the other. A refused file stays in the list with the reason, and the next one follows. */
export const useFileUploads = ({ addressOf, onStored }: Options) => {
  const [uploads, setUploads] = useState<readonly FileUpload[]>([])
  const requests = useRef(new Map<number, AbortController>())
  const queue = useRef(Promise.resolve())
  const lastKey = useRef(0)
  useUnsaved(uploads.some(({ problem }) => problem === undefined))
  useEffect(() => {
    const { current } = requests
    return () => {
      for (const request of current.values()) request.abort()
    }
  }, [])

  const change = (key: number, change: Partial<FileUpload>) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)))

  const list = (name: string, problem?: string) => {
    lastKey.current += 1
    const upload = { key: lastKey.current, name, progress: 0, ...(problem && { problem }) }
    setUploads((before) => [...before, upload])
    return upload.key
  }

  const dismiss = (key: number) => {
    requests.current.get(key)?.abort()
    requests.current.delete(key)
    setUploads((before) => before.filter((upload) => upload.key !== key))
  }

  const send = async (key: number, file: File, replaced: string | undefined) => {
    const signal = requests.current.get(key)?.signal
    if (!signal || signal.aborted) return
    const onProgress = (progress: number) => change(key, { progress })
    const { status, body } = await sendFile(addressOf(file.name, replaced), file, { onProgress, signal })
    if (signal.aborted) return
    if (status !== 201) return change(key, { problem: typeof body.message === 'string' ? body.message : noAnswer })
    dismiss(key)
    onStored(body)
  }

  const add = (files: Iterable<File>, replaced?: string) => {
    for (const file of files) {
      const key = list(file.name, file.size > MAX_BYTES ? tooLarge : undefined)
      if (file.size > MAX_BYTES) continue
      requests.current.set(key, new AbortController())
      queue.current = queue.current.then(() => send(key, file, replaced))
    }
  }

  return {
    uploads,
    add,
    /** Lists a file that is not uploaded, with the reason. */
    refuse: (name: string, problem: string) => void list(name, problem),
    /** Cancels an upload, or removes a refused one from the list. */
    dismiss,
  }
}

import { useEffect, useRef, useState } from 'react'
import { sessionStore } from '../session/session-store'

const LARGEST_BYTES = 5 * 1024 * 1024
/** The same text as the server's. */
const tooLarge = 'This file has more than 5 MB. Choose a smaller one.'

/** Uploads pictures, one at a time. */
export const useUpload = (purpose: UploadPurpose) => {
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])

  /** Resolves to the path of the picture, or to undefined where there is a problem. */
  const upload = async (file: File) => {
    setProblem(undefined)
    if (file.size > LARGEST_BYTES) {
      setProblem(tooLarge)
      return undefined
    }
    request.current = new AbortController()
    setProgress(0)
    const answer = await sendPicture(file, { purpose, onProgress: setProgress, signal: request.current.signal })
    setProgress(undefined)
    if ('path' in answer) return answer.path
    setProblem(answer.message)
    if (answer.status === 401) sessionStore.end()
    return undefined
  }

  return {
    upload,
    /** From 0 to 1 during an upload. */
    progress,
    problem,
  }
}

/** Where pages show the picture: the server resizes it for that. */
export type UploadPurpose = 'avatar' | 'logo' | 'banner' | 'listing'

type Answer = { path: string } | { status: number; message: string }

interface Options {
  purpose: UploadPurpose
  /** Called with the progress, from 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

const noAnswer: Answer = { status: 0, message: 'The picture did not arrive. Please try again.' }

/** Sends the bytes of a picture. By XMLHttpRequest: `fetch` reports no upload progress. */
const sendPicture = (file: File, { purpose, onProgress, signal }: Options) =>
  new Promise<Answer>((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(answerOf(request.status, request.responseText))
    request.onerror = () => resolve(noAnswer)
    request.onabort = () => resolve(noAnswer)
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', `/uploads?purpose=${purpose}`)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.send(file)
  })

/** A proxy may respond without JSON. */
const answerOf = (status: number, text: string): Answer => {
  try {
    const { path, message } = Object(JSON.parse(text))
    if (typeof path === 'string') return { path }
    if (typeof message === 'string') return { status, message }
  } catch {}
  return { ...noAnswer, status }
}

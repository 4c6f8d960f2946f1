import { useEffect, useRef, useState } from 'react'
import { sessionStore } from '../session/session-store'
import { sendPicture, type UploadPurpose } from './send-picture'

const LARGEST_BYTES = 5 * 1024 * 1024
/** As the server says it. */
const tooLarge = 'This file has more than 5 MB. Choose a smaller one.'

/** Sends pictures, one at a time, and tells how it goes. */
export const useUpload = (purpose: UploadPurpose) => {
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])

  /** The path of the picture, or undefined where there is a problem. */
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
    /** From 0 to 1 while a picture is on its way. */
    progress,
    problem,
  }
}

import { useEffect, useRef, useState } from 'react'
import { sendFile } from './send-file'

const MAX_BYTES = 5 * 1024 * 1024
/** The server refuses such a file with the same text. */
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
    if (file.size > MAX_BYTES) {
      setProblem(tooLarge)
      return undefined
    }
    request.current = new AbortController()
    setProgress(0)
    const { signal } = request.current
    const { body } = await sendFile(`/uploads?purpose=${purpose}`, file, { onProgress: setProgress, signal })
    setProgress(undefined)
    if (typeof body.path === 'string') return body.path
    setProblem(typeof body.message === 'string' ? body.message : noAnswer)
    return undefined
  }

  return {
    upload,
    /** From 0 to 1; undefined if no upload is running. */
    progress,
    /** Why there is no picture. An upload clears it. */
    problem,
    setProblem,
  }
}

/** The use of the picture, for which the server resizes it. */
export type UploadPurpose = 'avatar' | 'logo' | 'banner' | 'listing'

const noAnswer = 'The picture did not arrive. Please try again.'

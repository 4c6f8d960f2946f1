/** What a picture is for: the server cuts it to the sizes that are shown there. */
export type UploadPurpose = 'avatar' | 'logo' | 'banner' | 'listing'

type Answer = { path: string } | { status: number; message: string }

interface Options {
  purpose: UploadPurpose
  /** Told again and again, from 0 to 1, while the picture is on its way. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

const noAnswer: Answer = { status: 0, message: 'The picture did not arrive. Please try again.' }

/** Sends the bytes as they are. Not by `fetch`: that can't tell how far they have come. */
export const sendPicture = (file: File, { purpose, onProgress, signal }: Options) =>
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

/** What stands between may answer too, in a language of its own. */
const answerOf = (status: number, text: string): Answer => {
  try {
    const { path, message } = Object(JSON.parse(text))
    if (typeof path === 'string') return { path }
    if (typeof message === 'string') return { status, message }
  } catch {}
  return { ...noAnswer, status }
}

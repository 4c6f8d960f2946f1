import { sessionStore } from '../session/session-store'

interface Options {
  /** `fraction`: from 0 to 1. */
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

/** The response: status 0 if none came. */
export interface Sent {
  status: number
  /** A JSON object; empty if the response is none, as that of a proxy. */
  body: Record<string, unknown>
}

/** Posts the bytes of a file, and ends the session if the server knows it no more. By XMLHttpRequest: `fetch` reports no upload progress. */
export const sendFile = (path: string, file: File, { onProgress, signal }: Options) =>
  new Promise<Sent>((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status === 401) sessionStore.end()
      resolve({ status: request.status, body: parsed(request.responseText) })
    }
    request.onerror = () => resolve({ status: 0, body: {} })
    signal.addEventListener('abort', () => {
      request.abort()
      resolve({ status: 0, body: {} })
    })
    request.open('POST', path)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.send(file)
  })

const parsed = (text: string): Record<string, unknown> => {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    return {}
  }
}

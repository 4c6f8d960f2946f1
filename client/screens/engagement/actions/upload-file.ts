import { sessionStore } from '../../../features/session/session-store'

export interface UploadedFile {
  id: string
  name: string
  size: number
}

const failed = { message: 'The upload failed. Please try again.' }
const largestBytes = 5 * 1024 * 1024

/** Uploads a file of a delivery. */
export const uploadFile = async (file: File): Promise<UploadedFile | { message: string }> => {
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

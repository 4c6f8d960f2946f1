import { sessionStore } from '../../features/session/session-store'

export interface SentFile {
  id: string
  name: string
  size: number
}

const noAnswer = { message: 'It did not arrive. Please try again.' }
const largestBytes = 5 * 1024 * 1024

/** Sends the bytes as they are, for a delivery. */
export const sendFile = async (file: File): Promise<SentFile | { message: string }> => {
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
    return typeof message === 'string' ? { message } : noAnswer
  } catch {
    return noAnswer
  }
}

import { useState } from 'react'

/** Copies a text to the clipboard. `message` is the result, or `failure` where the browser refuses. */
export const useCopy = (text: string, failure: string) => {
  const [message, setMessage] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setMessage('Copied.')
    } catch {
      setMessage(failure)
    }
  }
  return { copy, message }
}

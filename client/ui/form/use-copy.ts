import { useState } from 'react'

/** Copies a text to the clipboard. `message` is the result for this text, or `failure` where the browser refuses. */
export const useCopy = (text: string, failure: string) => {
  const [result, setResult] = useState({ text, message: '' })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setResult({ text, message: 'Copied.' })
    } catch {
      setResult({ text, message: failure })
    }
  }
  return { copy, message: result.text === text ? result.message : '' }
}

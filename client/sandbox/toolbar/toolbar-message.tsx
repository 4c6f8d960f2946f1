import { useEffect, useState } from 'react'
import styles from './toolbar-message.module.css'

const MESSAGE_MS = 4_000

/** A short message beside a button of the toolbar, and the function that shows it. */
export const useToolbarMessage = () => {
  const [message, show] = useState('')
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => show(''), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [message])
  const element = (
    <span className={styles.message} role="status">
      {message}
    </span>
  )
  return { element, show }
}

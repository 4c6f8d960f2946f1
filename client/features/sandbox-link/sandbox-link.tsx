import { useApolloClient } from '@apollo/client/react'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { pageQuery } from './page-query'
import { sandboxAddress } from './sandbox-address'
import styles from './sandbox-link.module.css'

/** Compares the key's position: on a Mac, Alt changes its letter. */
const isShortcut = ({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  code === 'KeyQ' && altKey && shiftKey && !ctrlKey && !metaKey

/** On a Mac, Alt and a letter type another character in a text field, Œ or ». */
const isTyping = ({ key, target }: KeyboardEvent) =>
  !/^[a-z]$/i.test(key) && target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null

export const SandboxLink = () => {
  const client = useApolloClient()
  const { search } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isTyping(event)) return
      event.preventDefault()
      link.current?.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])

  // The page's query can change, so the address is set when the link is about to be followed.
  const setAddress = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    const found = pageQuery(client, search)
    if (found) currentTarget.href = sandboxAddress(found)
  }

  return (
    <aside className={styles.place} aria-label="For developers">
      <a
        ref={link}
        className={styles.link}
        href="/sandbox"
        title="Show this page's query in the sandbox (Alt+Shift+Q)"
        aria-keyshortcuts="Alt+Shift+Q"
        onPointerEnter={setAddress}
        onFocus={setAddress}
        onClick={setAddress}
      >
        <span className={styles.mark} aria-hidden="true">
          {'{ }'}
        </span>
        <span className={styles.words}>Show this page's query</span>
      </a>
    </aside>
  )
}

import type { ReactNode } from 'react'
import { Button } from '../button/button'
import styles from './copy-line.module.css'
import { useCopy } from './use-copy'

interface Props {
  /** The name of the region. */
  label: string
  text: string
  /** The noun for the text: `token`. */
  noun: string
  children: ReactNode
}

/** A text that is shown once, with a button to copy it. */
export const CopyLine = ({ label, text, noun, children }: Props) => {
  const { copy, message } = useCopy(text, `It could not be copied. Select the ${noun} and copy it by hand.`)
  return (
    <section className={styles.copy} aria-label={label}>
      <p>{children}</p>
      <div className={styles.line}>
        <code>{text}</code>
        <Button variant="line" size="small" onClick={copy}>
          Copy
        </Button>
      </div>
      <p role="status">{message}</p>
    </section>
  )
}

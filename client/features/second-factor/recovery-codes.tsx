import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button/button'
import { useCopy } from '../../ui/form/use-copy'
import styles from './second-factors.module.css'

/** Recovery codes that were just created, with a button to copy them. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const { copy, message } = useCopy(codes.join('\n'), 'They could not be copied. Select them and copy them by hand.')
  const section = useRef<HTMLElement>(null)
  // The button that asked for them is gone, and they are what matters now.
  useEffect(() => section.current?.focus(), [])

  return (
    <section ref={section} tabIndex={-1} className={styles.recovery} aria-label="Your recovery codes">
      <p>
        <b>These are your recovery codes.</b> Keep them where you keep your passwords, or on paper: each signs you in
        once if you lose your device. They are not shown again.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button variant="line" size="small" onClick={copy}>
        Copy
      </Button>
      <p role="status">{message}</p>
    </section>
  )
}

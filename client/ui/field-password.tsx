import { type ComponentProps, useRef, useState } from 'react'
import { type FieldProps, useNote } from './field'
import fieldStyles from './field.module.css'
import styles from './field-password.module.css'
import { useHydrated } from './use-hydrated'

/** A password that can be looked at; who shows or hides it types on where they were. */
export const PasswordField = ({
  label,
  hint,
  error,
  ...props
}: FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type' | 'ref'>) => {
  const { id, described, note } = useNote(hint, error)
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()

  const toggle = () => {
    const field = input.current
    if (!field) return
    const { selectionStart, selectionEnd } = field
    setShown(!shown)
    // A field that changes its type forgets the caret, in Chromium only with the next frame.
    if (field === document.activeElement)
      requestAnimationFrame(() => field.setSelectionRange(selectionStart, selectionEnd))
  }

  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.password}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...props}
          {...described}
          ref={input}
          id={id}
          type={shown ? 'text' : 'password'}
          className={fieldStyles.input}
        />
        <button
          type="button"
          className={styles.reveal}
          disabled={!hydrated}
          aria-controls={id}
          // A press does not take the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          {shown ? 'Hide' : 'Show'}
          <span className="visually-hidden"> {label.toLowerCase()}</span>
        </button>
      </span>
      {note}
    </div>
  )
}

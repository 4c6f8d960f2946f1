import { type ComponentProps, useRef, useState } from 'react'
import { useHydrated } from '../../lib/hydration'
import { type FieldProps, useNote } from './field'
import fieldStyles from './field.module.css'
import styles from './password-field.module.css'

/** A password field with a button that shows or hides the password; the caret stays in place. */
export const PasswordField = ({
  label,
  hint,
  error,
  ...props
}: FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type' | 'ref'>) => {
  const { id, ariaProps, note } = useNote(hint, error)
  const input = useRef<HTMLInputElement>(null)
  const [visible, setVisible] = useState(false)
  const hydrated = useHydrated()

  const toggle = () => {
    const field = input.current
    if (!field) return
    const { selectionStart, selectionEnd } = field
    setVisible(!visible)
    // Changing a field's type moves the caret, in Chromium with the next frame.
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
          {...ariaProps}
          ref={input}
          id={id}
          type={visible ? 'text' : 'password'}
          className={fieldStyles.input}
        />
        <button
          type="button"
          className={styles.reveal}
          disabled={!hydrated}
          aria-controls={id}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          {visible ? 'Hide' : 'Show'}
          <span className="visually-hidden"> {label.toLowerCase()}</span>
        </button>
      </span>
      {note}
    </div>
  )
}

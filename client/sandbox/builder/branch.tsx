import { type ReactNode, useState } from 'react'
import styles from './builder.module.css'

interface BranchProps {
  name: string
  /** Shown in smaller letters after the name. */
  detail?: string
  isChecked: boolean
  isDisabled?: boolean
  onToggle: (isChecked: boolean) => void
  /** The content that opens below. */
  children?: ReactNode
}

/** A row of the tree: a checkbox, and a button that opens what belongs to it. */
export const Branch = ({ name, detail, isChecked, isDisabled = false, onToggle, children }: BranchProps) => {
  const [isOpen, setOpen] = useState(isChecked)
  const toggle = (checked: boolean) => {
    if (checked) setOpen(true)
    onToggle(checked)
  }
  return (
    <li>
      <div className={styles.row}>
        {children && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`Fields and arguments of ${name}`}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        <label>
          <input
            type="checkbox"
            checked={isChecked}
            disabled={isDisabled}
            onChange={({ target }) => toggle(target.checked)}
          />
          <span>
            {name} {detail && <small>{detail}</small>}
          </span>
        </label>
      </div>
      {isOpen && children}
    </li>
  )
}

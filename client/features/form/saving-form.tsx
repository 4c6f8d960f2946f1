import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import { Spinner } from '../../ui/spinner'
import styles from './saving-form.module.css'
import type { Ending, Saving } from './use-saving'

interface Props {
  /** What the form is about, for those who can't see the heading beside it. */
  label: string
  /** What its button does. */
  action: string
  variant?: 'primary' | 'seal' | 'line'
  saving: Saving
  /** Sends what was typed. */
  send: (values: FormData) => Promise<Ending>
  children: ReactNode
}

/** A form that saves by itself, and says below how it went. */
export const SavingForm = ({ label, action, variant = 'primary', saving, send, children }: Props) => {
  const { form, busy, ending, touch, save } = saving
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      method="post"
      noValidate
      onInput={touch}
      onSubmit={(event) => {
        event.preventDefault()
        const values = new FormData(event.currentTarget)
        void save(() => send(values))
      }}
    >
      {children}
      {ending && 'problem' in ending && !ending.field && <Notice text={ending.problem} />}
      <div className={styles.foot}>
        <Button type="submit" variant={variant} disabled={busy} aria-busy={busy}>
          {busy && <Spinner />}
          {action}
        </Button>
        {/* There before its words are, or they would not be read out. */}
        <p className={styles.done} role="status">
          {ending && 'done' in ending && (
            <>
              <Icon name="check" />
              {ending.done}
            </>
          )}
        </p>
      </div>
    </form>
  )
}

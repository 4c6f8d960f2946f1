import type { ReactNode } from 'react'
import { SubmitButton } from '../../ui/button/submit-button'
import { Notice } from '../../ui/feedback/notice'
import { Icon } from '../../ui/icon/icon'
import styles from './form.module.css'
import type { Submit } from './use-submit'

interface Props {
  /** The accessible name of the form. */
  label: string
  action: string
  variant?: 'primary' | 'seal' | 'line' | 'danger'
  submit: Submit
  children: ReactNode
}

export const Form = ({ label, action, variant = 'primary', submit, children }: Props) => {
  const { form, pending, result, touch, onSubmit } = submit
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      method="post"
      noValidate
      // Not on `input`, which a select sends before `change`: React would restore a controlled select in between.
      onChange={touch}
      onSubmit={onSubmit}
    >
      <noscript>This form needs JavaScript. Please switch it on in your browser.</noscript>
      {children}
      {result && 'problem' in result && !result.field && <Notice text={result.problem} />}
      <div className={styles.foot}>
        <SubmitButton variant={variant} pending={pending}>
          {action}
        </SubmitButton>
        {/* Rendered before it has a text: otherwise screen readers would not announce it. */}
        <p className={styles.success} role="status">
          {result && 'success' in result && result.success && (
            <>
              <Icon name="check" />
              {result.success}
            </>
          )}
        </p>
      </div>
    </form>
  )
}

import type { ReactNode } from 'react'
import { Notice } from '../../ui/feedback/notice'
import { SubmitButton } from '../../ui/form/submit-button'
import { Icon } from '../../ui/icon/icon'
import styles from './form.module.css'
import type { Submit } from './use-submit'

interface Props {
  /** Names the form for screen readers, which don't see the heading beside it. */
  label: string
  action: string
  variant?: 'primary' | 'seal' | 'line'
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
      onInput={touch}
      onSubmit={onSubmit}
    >
      {children}
      {result && 'problem' in result && !result.field && <Notice text={result.problem} />}
      <div className={styles.foot}>
        <SubmitButton variant={variant} pending={pending}>
          {action}
        </SubmitButton>
        {/* In the document before its text is: otherwise screen readers would not announce it. */}
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

import { type FormEvent, useRef, useState } from 'react'
import { EmailField } from '../../features/session/email-field'
import { focusField } from '../../features/session/focus-field'
import { tooManyAttempts } from '../../features/session/too-many-attempts'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Spinner } from '../../ui/spinner'
import { useHydrated } from '../../ui/use-hydrated'
import { useRequestPasswordResetMutation } from './request-password-reset.generated'

interface Props {
  sent: boolean
  onSent: (sent: boolean) => void
}

interface Told {
  answer?: string
  problem?: string
  /** What is wrong with what was typed. */
  broken?: string
}

/** It stays as it is once the link is sent: an address may have been mistyped, and a mail may not come. */
export const ForgotPasswordForm = ({ sent, onSent }: Props) => {
  const hydrated = useHydrated()
  const [request, { loading }] = useRequestPasswordResetMutation()
  const [{ answer, problem, broken }, setTold] = useState<Told>({})
  const form = useRef<HTMLFormElement>(null)

  const ask = async (email: string): Promise<Told> => {
    const result = (await request({ variables: { email } })).data?.requestPasswordReset
    if (result?.__typename === 'PasswordResetRequested') return { answer: result.message }
    if (result?.__typename === 'InvalidInput') return { broken: result.message }
    if (result?.__typename === 'TooManyAttempts') return { problem: tooManyAttempts(result.retryAfterSeconds) }
    throw new Error('No answer')
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!hydrated || loading) return
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    setTold({})
    const told = email
      ? await ask(email).catch(() => ({ problem: 'The link could not be sent. Please try again.' }) satisfies Told)
      : { broken: 'Email is required' }
    setTold(told)
    onSent('answer' in told)
    // While it was disabled the button lost the focus.
    focusField(form.current, 'broken' in told ? 'email' : 'send')
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <EmailField error={broken} />
      {answer && <Notice good text={answer} />}
      {problem && <Notice text={problem} />}
      <Button type="submit" name="send" size="large" wide disabled={!hydrated || loading} aria-busy={loading}>
        {loading && <Spinner />}
        {sent ? 'Send it again' : 'Send the link'}
      </Button>
    </form>
  )
}

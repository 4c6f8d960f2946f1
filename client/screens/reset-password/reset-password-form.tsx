import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { focusField } from '../../features/session/focus-field'
import { NewPasswordFields } from '../../features/session/new-password-fields'
import { brokenPassword } from '../../features/session/password-rules'
import { sessionStore } from '../../features/session/session-store'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Spinner } from '../../ui/spinner'
import { useHydrated } from '../../ui/use-hydrated'
import { useResetPasswordMutation } from './reset-password.generated'

interface Problem {
  message: string
  field?: string
}

interface Props {
  token: string
  /** The link opens nothing any more. */
  refuse: (message: string) => void
}

export const ResetPasswordForm = ({ token, refuse }: Props) => {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const [reset, { loading }] = useResetPasswordMutation()
  const [problem, setProblem] = useState<Problem>()
  const form = useRef<HTMLFormElement>(null)

  const fail = (found: Problem) => {
    setProblem(found)
    focusField(form.current, found.field ?? 'password')
  }
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!hydrated || loading) return
    const values = new FormData(event.currentTarget)
    const password = String(values.get('password'))
    const broken = brokenPassword({ password, again: String(values.get('again')) })
    setProblem(undefined)
    if (broken) return fail(broken)
    try {
      const answer = (await reset({ variables: { input: { token, password } } })).data?.resetPassword
      if (answer?.__typename === 'InvalidLink') return refuse(answer.message)
      if (answer?.__typename === 'InvalidInput') return fail({ field: 'password', message: answer.message })
      if (!answer) throw new Error('No answer')
      // The account's sessions have ended, and this browser's may have been one of them.
      sessionStore.doubt()
      await navigate('/login', { replace: true, state: { message: answer.message } })
    } catch {
      fail({ message: 'The password could not be saved. Please try again.' })
    }
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <NewPasswordFields label="New password" errorOf={errorOf} />
      {problem && !problem.field && <Notice text={problem.message} />}
      <Button type="submit" size="large" wide disabled={!hydrated || loading} aria-busy={loading}>
        {loading && <Spinner />}
        Save the password
      </Button>
    </form>
  )
}

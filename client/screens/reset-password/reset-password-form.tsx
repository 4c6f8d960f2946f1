import { useNavigate } from 'react-router-dom'
import { NewPasswordFields, passwordProblem } from '../../features/auth/account-fields'
import type { FormResult } from '../../features/form/form-result'
import { useSubmit } from '../../features/form/use-submit'
import { sessionStore } from '../../features/session/session-store'
import { useHydrated } from '../../lib/hydration'
import { Notice } from '../../ui/feedback/notice'
import { SubmitButton } from '../../ui/form/submit-button'
import { useResetPasswordMutation } from './reset-password.generated'

interface Props {
  token: string
  /** The link is invalid or has expired. */
  refuse: (message: string) => void
}

export const ResetPasswordForm = ({ token, refuse }: Props) => {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const [reset] = useResetPasswordMutation()

  const send = async (values: FormData): Promise<FormResult> => {
    const password = String(values.get('password'))
    const problem = passwordProblem(password, String(values.get('again')))
    if (problem) return problem
    const answer = (await reset({ variables: { input: { token, password } } })).data?.resetPassword
    if (!answer) throw new Error('The response has no data')
    if (answer.__typename === 'InvalidInput') return { problem: answer.message, field: 'password' }
    if (answer.__typename === 'InvalidLink') refuse(answer.message)
    else {
      // The reset ends all sessions of the account, perhaps the one of this browser.
      sessionStore.invalidate()
      await navigate('/login', { replace: true, state: { message: answer.message } })
    }
    return { success: '' }
  }
  const { form, pending, result, onSubmit, errorOf } = useSubmit(send, {
    failure: 'The password could not be saved. Please try again.',
    focus: 'password',
  })

  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit}>
      <NewPasswordFields label="New password" errorOf={errorOf} />
      {result && 'problem' in result && !result.field && <Notice text={result.problem} />}
      <SubmitButton size="large" wide pending={pending} disabled={!hydrated}>
        Save the password
      </SubmitButton>
    </form>
  )
}

import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../lib/hydration'
import { nextPath } from '../../lib/paths'
import type { FormResult } from '../form/form-result'
import { useSubmit } from '../form/use-submit'
import { landingPathOf, type Role } from '../session/roles'
import { useSession } from '../session/session-store'
import type { Purpose } from './social-providers'
import { useSocialLogin, useSocialReturn } from './use-social-login'

/** Leaves time to read the success message. */
const REDIRECT_DELAY_MS = 1_000

const homeOf: Record<Purpose, (role: Role) => string> = {
  login: landingPathOf,
  registration: () => '/dashboard',
}

/**
 * The state of a form that signs in, and of the social buttons beside it. Redirects signed-in users to the page that they came
 * from, or to their dashboard.
 */
export const useAuthForm = (
  purpose: Purpose,
  send: (values: FormData) => Promise<FormResult>,
  options: { failure: string; focus: string },
) => {
  const hydrated = useHydrated()
  const { result: initial, waiting } = useSocialReturn(purpose)
  const submit = useSubmit(send, { ...options, initial })
  const { pressed = waiting, start } = useSocialLogin(purpose, submit.show)
  const success = submit.result !== undefined && 'success' in submit.result
  useRedirectSignedIn(purpose, success)
  const disabled = !hydrated || submit.pending || success
  return {
    ...submit,
    social: { pressed, start, disabled },
    disabled: disabled || pressed !== undefined,
  }
}

/** `success`: a message is shown, which takes a moment to read. */
export const useRedirectSignedIn = (purpose: Purpose, success: boolean) => {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { user, confirmed } = useSession()
  const to = user && confirmed ? (nextPath(params) ?? homeOf[purpose](user.role)) : undefined
  useEffect(() => {
    if (!to) return
    const timer = setTimeout(() => navigate(to, { replace: true }), success ? REDIRECT_DELAY_MS : 0)
    return () => clearTimeout(timer)
  }, [to, success, navigate])
}

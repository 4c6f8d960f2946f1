import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../lib/hydration'
import { Notice } from '../../ui/feedback/notice'
import type { FormResult } from '../form/form-result'

/** The result of an auth form, or until the first submit the flash message of the previous page. */
export const AuthNotice = ({ result }: { result: FormResult | undefined }) => {
  const message = flashMessage(useLocation().state)
  // Screen readers announce a text that appears after loading, not one that the server rendered.
  if (!useHydrated()) return null
  if (!result) return message && <Notice good text={message} />
  if ('success' in result) return <Notice good text={result.success} />
  // The field shows its problem itself.
  return result.field ? null : <Notice text={result.problem} />
}

/** The previous page sets it by `navigate('/login', { state: { message } })`. */
const flashMessage = (state: unknown) =>
  typeof state === 'object' && state !== null && 'message' in state && typeof state.message === 'string'
    ? state.message
    : undefined

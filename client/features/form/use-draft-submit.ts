import { sessionStore } from '../session/session-store'
import { discardFormDraft } from './form-draft'
import { useFormDraft } from './use-form-draft'
import { type Send, type SubmitOptions, useSubmit } from './use-submit'

/** `useSubmit` for a form whose texts this tab stores under the key `draft` until the form is sent. */
export const useDraftSubmit = (draft: string, send: Send, options?: Omit<SubmitOptions, 'draft'>) => {
  const sendAndDiscard: Send = async (values, form) => {
    const result = await send(values, form)
    // A visitor was only sent to the login page, and needs the texts after it.
    if ('success' in result && sessionStore.read().user) discardFormDraft(draft)
    return result
  }
  const submit = useSubmit(sendAndDiscard, { ...options, draft })
  useFormDraft(submit.form, draft)
  return submit
}

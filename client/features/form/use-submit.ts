import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FormResult, failureText, refusalOf } from './form-result'
import { useUnsaved } from './unsaved-changes'

export interface SubmitOptions {
  /** The problem if the request itself fails. */
  failure?: string
  /** Name of the field that gets the focus after a problem without a field; by default it stays where it is. */
  focus?: string
  /** A result shown before the first submit. */
  initial?: FormResult | undefined
  /** A draft keeps what is typed, so that only closing the tab asks. */
  isDraft?: boolean
  /** The key of the draft that leaving without saving discards. */
  draft?: string
  /** Called before the form is sent. Without a yes nothing is sent, and the form stays as it is. */
  confirm?: (values: FormData, form: HTMLFormElement) => boolean | Promise<boolean>
}

export type Send = (values: FormData, form: HTMLFormElement) => Promise<FormResult>

/**
 * The state of a form that submits without leaving the page. The fields keep their values after any result. Not
 * `useActionState`: while an async action is pending React holds back every transition, and thereby the router's navigation.
 */
export const useSubmit = (
  send: Send,
  { failure, focus = '', initial, isDraft = false, draft, confirm }: SubmitOptions = {},
) => {
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const touchedSinceSend = useRef(false)
  const [pending, setPending] = useState(false)
  const [unsaved, setUnsaved] = useState(false)
  const [latest, setLatest] = useState<{ result?: FormResult | undefined }>()
  useUnsaved(unsaved, isDraft, draft)

  // A layout effect: the focus moves in the commit that shows the result, not after it.
  useLayoutEffect(() => {
    if (latest?.result && 'problem' in latest.result) focusField(form.current, latest.result.field ?? focus)
  }, [latest, focus])
  useEffect(() => {
    latest?.result?.next?.()
  }, [latest])

  const result = latest ? latest.result : initial
  return {
    form,
    pending,
    result,
    /** Shows another result, or none. */
    show: (result?: FormResult) => setLatest({ result }),
    /** To be called on each change: marks the form as unsaved and removes an earlier success. */
    touch: () => {
      touchedSinceSend.current = true
      setUnsaved(true)
      if (result && 'success' in result) setLatest({})
    },
    onSubmit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (sending.current) return
      sending.current = true
      touchedSinceSend.current = false
      const { currentTarget } = event
      const values = new FormData(currentTarget)
      if (confirm && !(await confirm(values, currentTarget))) {
        sending.current = false
        return
      }
      setPending(true)
      setLatest({})
      const result = await send(values, currentTarget).catch(
        (error: unknown): FormResult => ({
          problem: failure === undefined ? failureText(error, 'Nothing was saved.') : (refusalOf(error) ?? failure),
        }),
      )
      sending.current = false
      setPending(false)
      if ('success' in result && !touchedSinceSend.current) setUnsaved(false)
      setLatest({ result: withKnownField(result, currentTarget) })
    },
    errorOf: (field: string) => (result && 'problem' in result && result.field === field ? result.problem : undefined),
  }
}

/** A problem of a field that the form doesn't have is a problem of the whole form. */
const withKnownField = (result: FormResult, form: HTMLFormElement): FormResult =>
  'problem' in result && result.field && !hasField(form, result.field) ? { problem: result.problem } : result

/** `data-field` names a group that shows problems but has no control of that name. */
const hasField = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) !== null ||
  [...form.querySelectorAll<HTMLElement>('[data-field]')].some(({ dataset }) => dataset.field === name)

export type Submit = ReturnType<typeof useSubmit>

const focusField = (form: HTMLFormElement | null, name: string) => {
  const named = name ? form?.elements.namedItem(name) : null
  const field = named instanceof RadioNodeList ? named[0] : named
  if (field instanceof HTMLElement) field.focus()
}

import { useEffect, useRef, useState } from 'react'
import { useUnsaved } from './unsaved-guard'

/** How saving ended: with words for it, or with a problem, of one field or of the whole. */
export type Ending = { done: string } | { problem: string; field?: string }

const wentWrong: Ending = { problem: 'Something went wrong. Nothing was saved. Please try again.' }

/** The state of a form that saves by itself; what was typed stays, however it ends. */
export const useSaving = () => {
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [unsaved, setUnsaved] = useState(false)
  const [ending, setEnding] = useState<Ending>()
  useUnsaved(unsaved)

  useEffect(() => {
    if (!ending || !form.current) return
    const named = 'field' in ending && ending.field ? form.current.elements.namedItem(ending.field) : null
    const field = named instanceof RadioNodeList ? named[0] : named
    if (field instanceof HTMLElement) field.focus()
    // While it was disabled the button lost the focus.
    else if (document.activeElement === document.body)
      form.current.querySelector<HTMLElement>('button[type=submit]')?.focus()
  }, [ending])

  return {
    form,
    busy,
    ending,
    /** Something was changed: leaving now would lose it. */
    touch: () => {
      setUnsaved(true)
      setEnding((last) => (last && 'done' in last ? undefined : last))
    },
    save: async (act: () => Promise<Ending>) => {
      if (busy) return
      setBusy(true)
      setEnding(undefined)
      const next = await act().catch(() => wentWrong)
      setBusy(false)
      if ('done' in next) setUnsaved(false)
      setEnding(next)
    },
    /** What a field of this name has to say. */
    errorOf: (field: string) => (ending && 'problem' in ending && ending.field === field ? ending.problem : undefined),
  }
}

export type Saving = ReturnType<typeof useSaving>

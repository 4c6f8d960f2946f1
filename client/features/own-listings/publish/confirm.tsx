import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Notice } from '../../../ui/feedback/notice'
import { Spinner } from '../../../ui/feedback/spinner'
import { Button } from '../../../ui/form/button'
import styles from './confirm.module.css'
import type { ActionResult } from './use-listing-actions'

interface Props {
  label: string
  /** What will be lost. */
  children: ReactNode
  confirmLabel: string
  act: () => Promise<ActionResult>
  done: (result: ActionResult) => void
  close: () => void
}

/** Asks before something is lost, in place of a dialog. */
export const Confirm = ({ label, children, confirmLabel, act, done, close }: Props) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => region.current?.focus(), [])
  const confirm = async () => {
    setBusy(true)
    setProblem(undefined)
    const result = await act()
    setBusy(false)
    if (result.problem) setProblem(result.problem.message)
    else done(result)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={region} className={styles.confirm} role="group" aria-label={label} tabIndex={-1}>
      <p>{children}</p>
      {problem && <Notice text={problem} />}
      <div className={styles.buttons}>
        <Button size="small" disabled={busy} aria-busy={busy} onClick={confirm}>
          {busy && <Spinner />}
          {confirmLabel}
        </Button>
        <Button variant="line" size="small" disabled={busy} onClick={close}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

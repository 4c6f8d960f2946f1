import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Spinner } from '../../ui/spinner'
import styles from './confirm.module.css'
import type { Answer } from './use-listing-actions'

interface Props {
  label: string
  /** What will happen. */
  children: ReactNode
  yes: string
  act: () => Promise<Answer>
  done: (answer: Answer) => void
  close: () => void
}

/** Asks, where it stands, before something is lost. */
export const Confirm = ({ label, children, yes, act, done, close }: Props) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => region.current?.focus(), [])
  const confirm = async () => {
    setBusy(true)
    setProblem(undefined)
    const answer = await act()
    setBusy(false)
    if (answer.problem) setProblem(answer.problem.message)
    else done(answer)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={region} className={styles.confirm} role="group" aria-label={label} tabIndex={-1}>
      <p>{children}</p>
      {problem && <Notice text={problem} />}
      <div className={styles.buttons}>
        <Button size="small" disabled={busy} aria-busy={busy} onClick={confirm}>
          {busy && <Spinner />}
          {yes}
        </Button>
        <Button variant="line" size="small" disabled={busy} onClick={close}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ListingStatus } from '../../../generated/schema'
import { Button } from '../../../ui/button/button'
import { Notice } from '../../../ui/feedback/notice'
import { Spinner } from '../../../ui/feedback/spinner'
import { titleOrUntitled } from '../../listing/listing-kinds'
import styles from './confirm.module.css'
import { type ActionResult, useListingActions } from './use-listing-actions'

interface Props {
  label: string
  /** Says what will be lost. */
  children: ReactNode
  confirmLabel: string
  act: () => Promise<ActionResult>
  done: (result: ActionResult) => void
  close: () => void
}

/** Asks before something is lost: on the page, not in a dialog. */
export const Confirm = ({ label, children, confirmLabel, act, done, close }: Props) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => group.current?.focus(), [])
  const confirm = async () => {
    setBusy(true)
    setProblem(undefined)
    const result = await act()
    setBusy(false)
    if (result.problem) setProblem(result.problem.message)
    else done(result)
  }
  return (
    <fieldset ref={group} className={styles.confirm} aria-label={label} tabIndex={-1}>
      <p>{children}</p>
      {problem && <Notice text={problem} />}
      <div className={styles.buttons}>
        <Button variant="danger" size="small" disabled={busy} aria-busy={busy} onClick={confirm}>
          {busy && <Spinner />}
          {confirmLabel}
        </Button>
        <Button variant="line" size="small" disabled={busy} onClick={close}>
          Cancel
        </Button>
      </div>
    </fieldset>
  )
}

interface DeleteProps {
  listing: { id: string; title: string; status: ListingStatus }
  close: () => void
  deleted: () => void
}

export const ConfirmDelete = ({ listing, close, deleted }: DeleteProps) => {
  const { remove } = useListingActions()
  return (
    <Confirm
      label="Delete this listing"
      confirmLabel="Delete it"
      act={() => remove(listing.id)}
      done={deleted}
      close={close}
    >
      <b>{`Delete “${titleOrUntitled(listing)}”?`}</b>
      {listing.status === 'PUBLISHED' && ' It disappears from lists, search and carts at once.'}
      {' Its text and pictures are removed for good; this can’t be undone.'}
    </Confirm>
  )
}

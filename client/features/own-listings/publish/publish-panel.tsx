import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { publicPath } from '../../../lib/paths'
import { Button } from '../../../ui/button/button'
import { Notice } from '../../../ui/feedback/notice'
import { Spinner } from '../../../ui/feedback/spinner'
import link from '../../../ui/text/link.module.css'
import { Panel } from '../../dashboard/panel'
import { listingKinds } from '../../listing/listing-kinds'
import { Link } from '../../page/layout/link'
import type { Autosave, Draft } from '../autosave/autosave'
import { isUpToDate, StatusBadge } from '../status-badge'
import { Confirm, ConfirmDelete } from './confirm'
import styles from './publish-panel.module.css'
import { type ActionResult, type Problem, useListingActions } from './use-listing-actions'

interface Props {
  draft: Draft
  autosave: Autosave
  /** Path of the list. */
  path: string
  /** Shows a problem beside its field. */
  showProblem: (problem: Problem | undefined) => void
}

export const PublishPanel = ({ draft, autosave, path, showProblem }: Props) => {
  const { listing, state } = draft
  const { id, status, hasUnpublishedChanges } = listing
  const navigate = useNavigate()
  const { publish, unpublish, discard } = useListingActions()
  const panel = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const [confirming, setConfirming] = useState<'delete' | 'discard'>()
  const [notice, setNotice] = useState<{ text: string; of?: Draft['listing'] }>()
  const { noun } = listingKinds[listing.kind]
  const isPublic = status === 'PUBLISHED'

  /** Saves first, so that the action applies to the listing that the form shows. */
  const run = async (act: (id: string, updatedAt: string) => Promise<ActionResult>, done: string) => {
    if (busy) return
    setBusy(true)
    setNotice(undefined)
    showProblem(undefined)
    const saved = await autosave.save()
    const { updatedAt } = autosave.read().listing
    const result = saved ? await act(id, updatedAt) : { problem: autosave.read().problem ?? notSaved }
    setBusy(false)
    // The button that had the focus was disabled meanwhile, and may be gone now.
    panel.current?.focus()
    if (result.listing) {
      autosave.adopt(result.listing)
      setNotice({ text: done, of: result.listing })
    } else if (result.problem) {
      // A field's problem is shown beside the field.
      if (!result.problem.field) setNotice({ text: result.problem.message })
      showProblem(result.problem)
      if (result.other) autosave.showConflict(result.other)
    }
  }

  return (
    <Panel title="Publication" more={<StatusBadge listing={listing} />}>
      <div ref={panel} tabIndex={-1} className={styles.publication}>
        {/* A success is told until the listing changes: then it is no longer true. */}
        {notice && (!notice.of || notice.of === listing) && (
          <Notice key={notice.text} good={notice.of !== undefined} text={notice.text} />
        )}
        {isPublic && !listing.takenDown && (
          <p>
            <Link className={link.link} to={publicPath(listing)}>
              See its public page
            </Link>
          </p>
        )}
        {(!isUpToDate(listing) || state !== 'saved') && (
          <Button
            wide
            disabled={busy || state === 'gone'}
            aria-busy={busy}
            onClick={() => run(publish, listing.takenDown ? takenDown : published)}
          >
            {busy && <Spinner />}
            {isPublic ? 'Publish changes' : `Publish ${noun}`}
          </Button>
        )}
        <div className={styles.otherActions}>
          {isPublic && (
            <Button variant="line" size="small" disabled={busy} onClick={() => run(unpublish, unpublished)}>
              Unpublish
            </Button>
          )}
          {hasUnpublishedChanges && (
            <Button
              variant="line"
              size="small"
              aria-expanded={confirming === 'discard'}
              onClick={() => setConfirming('discard')}
            >
              Discard changes
            </Button>
          )}
          <Button
            variant="line"
            size="small"
            aria-expanded={confirming === 'delete'}
            onClick={() => setConfirming('delete')}
          >
            Delete
          </Button>
        </div>
        {confirming === 'discard' && (
          <Confirm
            label="Discard changes"
            confirmLabel="Discard them"
            act={async () => {
              await autosave.save()
              return discard(id)
            }}
            done={(result) => {
              setConfirming(undefined)
              if (!result.listing) return
              autosave.reset(result.listing)
              setNotice({ text: 'Changes discarded.', of: result.listing })
            }}
            close={() => setConfirming(undefined)}
          >
            <b>Discard what you changed?</b> The text and pictures go back to what was last published.
          </Confirm>
        )}
        {confirming === 'delete' && (
          <ConfirmDelete
            listing={listing}
            close={() => setConfirming(undefined)}
            deleted={() => {
              autosave.stop()
              navigate(path, { replace: true })
            }}
          />
        )}
      </div>
    </Panel>
  )
}

const published = 'Published. Everybody can see it now.'
const takenDown = 'Your changes are saved. Marque has taken this listing down, so nobody else can see it.'
const unpublished = 'Unpublished. Only you can see it now.'
const notSaved: Problem = { message: 'Your last changes are not saved yet, so nothing was done.' }

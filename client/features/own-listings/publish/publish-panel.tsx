import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useReturnFocus } from '../../../lib/focus/use-return-focus'
import { publicPath } from '../../../lib/paths'
import { Button } from '../../../ui/button/button'
import { Notice } from '../../../ui/feedback/notice'
import { useConfirm } from '../../../ui/feedback/use-confirm'
import { Panel } from '../../dashboard/panel'
import { listingKinds } from '../../listing/listing-kinds'
import { TextLink } from '../../page/layout/links'
import type { Autosave, Draft } from '../autosave/autosave'
import type { Problem } from '../problem'
import { isUpToDate, StatusBadge } from '../status-badge'
import { deleteQuestion } from './delete-question'
import styles from './publish-panel.module.css'
import { type ActionResult, useListingActions } from './use-listing-actions'

interface Props {
  draft: Draft
  autosave: Autosave
  /** Path of the list. */
  path: string
  /** Shows a problem beside its field. */
  showProblem: (problem: Problem | undefined) => void
}

type Action = 'publish' | 'unpublish' | 'discard' | 'delete'

export const PublishPanel = ({ draft, autosave, path, showProblem }: Props) => {
  const { listing, state } = draft
  const { id, status, hasUnpublishedChanges } = listing
  const navigate = useNavigate()
  const actions = useListingActions()
  const [running, setRunning] = useState<Action>()
  const { ask, dialog } = useConfirm()
  const [notice, setNotice] = useState<{ text: string; of?: Draft['listing'] }>()
  // The button of an action may be gone after it.
  const panel = useReturnFocus<HTMLDivElement>(running !== undefined)
  const { noun } = listingKinds[listing.kind]
  const isPublic = status === 'PUBLISHED'

  const run = async (action: Action, act: () => Promise<ActionResult>, done: string) => {
    setRunning(action)
    setNotice(undefined)
    showProblem(undefined)
    const { listing, problem, other } = await act()
    setRunning(undefined)
    if (listing) setNotice({ text: done, of: listing })
    else if (problem) {
      // A field's problem is shown beside the field.
      if (!problem.field) setNotice({ text: problem.message })
      showProblem(problem)
      if (other) autosave.showConflict(other)
    }
  }
  /** Saves first, so that the action applies to the listing that the form shows. */
  const change = async (act: (id: string, updatedAt: string) => Promise<ActionResult>) => {
    if (!(await autosave.save())) return { problem: autosave.read().problem ?? notSaved }
    const result = await act(id, autosave.read().listing.updatedAt)
    if (result.listing) autosave.adopt(result.listing)
    return result
  }
  const discard = async () => {
    await autosave.save()
    const result = await actions.discard(id)
    if (result.listing) autosave.reset(result.listing)
    return result
  }
  const remove = async () => {
    const result = await actions.remove(id)
    if (!result.problem) {
      autosave.stop()
      navigate(path, { replace: true })
    }
    return result
  }
  const confirmAndDiscard = async () => {
    if (await ask(discardQuestion)) await run('discard', discard, 'Changes discarded.')
  }
  const confirmAndRemove = async () => {
    if (await ask(deleteQuestion(listing))) await run('delete', remove, '')
  }
  const stateOf = (action: Action) => ({
    busy: running === action,
    disabled: running !== undefined && running !== action,
  })
  const publishState = stateOf('publish')

  return (
    <Panel title="Publication" more={<StatusBadge listing={listing} />}>
      <div ref={panel} tabIndex={-1} className={styles.publication}>
        {/* A success is told until the listing changes: then it is no longer true. */}
        {notice && (!notice.of || notice.of === listing) && (
          <Notice key={notice.text} good={notice.of !== undefined} text={notice.text} />
        )}
        {isPublic && !listing.takenDown && (
          <p>
            <TextLink to={publicPath(listing)}>See its public page</TextLink>
          </p>
        )}
        {(!isUpToDate(listing) || state !== 'saved') && (
          <Button
            wide
            busy={publishState.busy}
            disabled={publishState.disabled || state === 'gone'}
            onClick={() => run('publish', () => change(actions.publish), listing.takenDown ? takenDown : published)}
          >
            {isPublic ? 'Publish changes' : `Publish ${noun}`}
          </Button>
        )}
        <div className={styles.otherActions}>
          {isPublic && (
            <Button
              variant="line"
              size="small"
              {...stateOf('unpublish')}
              onClick={() => run('unpublish', () => change(actions.unpublish), unpublished)}
            >
              Unpublish
            </Button>
          )}
          {hasUnpublishedChanges && (
            <Button variant="line" size="small" {...stateOf('discard')} onClick={confirmAndDiscard}>
              Discard changes
            </Button>
          )}
          <Button variant="line" size="small" {...stateOf('delete')} onClick={confirmAndRemove}>
            Delete
          </Button>
        </div>
        {dialog}
      </div>
    </Panel>
  )
}

const discardQuestion = {
  title: 'Discard what you changed?',
  text: 'The text and pictures go back to what was last published.',
  yes: 'Discard them',
  no: 'Cancel',
  danger: true,
}

const published = 'Published. Everybody can see it now.'
const takenDown = 'Your changes are saved. Marque has taken this listing down, so nobody else can see it.'
const unpublished = 'Unpublished. Only you can see it now.'
const notSaved: Problem = { message: 'Your last changes are not saved yet, so nothing was done.' }

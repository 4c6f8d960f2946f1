import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '../../ui/button'
import link from '../../ui/link.module.css'
import { Notice } from '../../ui/notice'
import { Spinner } from '../../ui/spinner'
import { Panel } from '../dashboard/panel'
import { Confirm } from './confirm'
import { ConfirmDelete } from './confirm-delete'
import type { Draft, DraftKeeper } from './draft-keeper'
import { publicPath } from './own-path'
import { ownWords } from './own-words'
import styles from './publication.module.css'
import { isUpToDate } from './standing'
import { StatusBadge } from './status-badge'
import { type Answer, type Problem, useListingActions } from './use-listing-actions'

interface Props {
  draft: Draft
  keeper: DraftKeeper
  /** Address of the list. */
  path: string
  /** Marks what stands in the way. */
  mark: (problem: Problem | undefined) => void
}

/** Where the listing stands, and what its seller can do about it. */
export const Publication = ({ draft, keeper, path, mark }: Props) => {
  const { listing, state } = draft
  const { id, status, hasUnpublishedChanges } = listing
  const navigate = useNavigate()
  const { publish, unpublish, discard } = useListingActions()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<'delete' | 'discard'>()
  const [said, setSaid] = useState<{ text: string; good: boolean }>()
  const { noun } = ownWords[listing.kind]
  const isPublic = status === 'PUBLISHED'

  /** Saves first: what is published is what stands here. */
  const change = async (act: (id: string) => Promise<Answer>, done: string) => {
    if (busy) return
    setBusy(true)
    setSaid(undefined)
    mark(undefined)
    const saved = await keeper.save()
    const answer = saved ? await act(id) : { problem: keeper.read().problem ?? notSaved }
    setBusy(false)
    if (answer.listing) {
      keeper.adopt(answer.listing)
      setSaid({ text: done, good: true })
    } else if (answer.problem) {
      // What is about a field stands beside it.
      if (!answer.problem.field) setSaid({ text: answer.problem.message, good: false })
      mark(answer.problem)
    }
  }

  return (
    <Panel title="Publication" more={<StatusBadge listing={listing} />}>
      <div className={styles.publication}>
        {said && <Notice key={said.text} good={said.good} text={said.text} />}
        {isPublic && (
          <p>
            <Link className={link.link} to={publicPath(listing)}>
              See its public page
            </Link>
          </p>
        )}
        {(!isUpToDate(listing) || state !== 'saved') && (
          <Button wide disabled={busy || state === 'gone'} aria-busy={busy} onClick={() => change(publish, published)}>
            {busy && <Spinner />}
            {isPublic ? 'Publish changes' : `Publish ${noun}`}
          </Button>
        )}
        <div className={styles.others}>
          {isPublic && (
            <Button variant="line" size="small" disabled={busy} onClick={() => change(unpublish, unpublished)}>
              Unpublish
            </Button>
          )}
          {hasUnpublishedChanges && (
            <Button variant="line" size="small" aria-expanded={asked === 'discard'} onClick={() => setAsked('discard')}>
              Discard changes
            </Button>
          )}
          <Button variant="line" size="small" aria-expanded={asked === 'delete'} onClick={() => setAsked('delete')}>
            Delete
          </Button>
        </div>
        {asked === 'discard' && (
          <Confirm
            label="Discard changes"
            yes="Discard them"
            act={async () => {
              await keeper.save()
              return discard(id)
            }}
            done={(answer) => {
              if (answer.listing) keeper.begin(answer.listing)
              setAsked(undefined)
              setSaid({ text: 'Back to what was published.', good: true })
            }}
            close={() => setAsked(undefined)}
          >
            <b>Discard what you changed?</b> The text and pictures go back to what was last published.
          </Confirm>
        )}
        {asked === 'delete' && (
          <ConfirmDelete
            listing={listing}
            close={() => setAsked(undefined)}
            deleted={() => {
              keeper.drop()
              navigate(path, { replace: true })
            }}
          />
        )}
      </div>
    </Panel>
  )
}

const published = 'Published. Everybody can see it now.'
const unpublished = 'Out of sight. You keep it here.'
const notSaved: Problem = { message: 'Your last changes are not saved yet, so nothing was done.' }

import { useRef, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-named'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Panel } from '../../dashboard/panel'
import panel from '../../dashboard/panel.module.css'
import { SaveStatus } from '../autosave/save-status'
import { useAutosave } from '../autosave/use-autosave'
import type { PreviewProps } from '../preview/preview-listing'
import type { Problem } from '../problem'
import { PublishPanel } from '../publish/publish-panel'
import styles from './draft-editor.module.css'
import { ListingForm } from './listing-form'
import type { ListingForm_ListingFragment } from './listing-form.generated'

// Lazy: conflicts are rare.
const EditConflict = lazyPart(() => import('../autosave/edit-conflict'), 'EditConflict')
// Lazy: they contain the components of public pages.
const CardPreview = lazyPart(() => import('../preview/card-preview'), 'CardPreview', <Skeleton height="21rem" />)
const PagePreview = lazyPart(() => import('../preview/page-preview'), 'PagePreview')

interface Props extends Omit<PreviewProps, 'draft'> {
  listing: ListingForm_ListingFragment
  /** Path of the list. */
  path: string
}

/** The form, publishing and preview of one listing share one draft. */
export const DraftEditor = ({ listing, categories, seller, reviews, path }: Props) => {
  const { draft, autosave } = useAutosave(listing)
  const form = useRef<HTMLFormElement>(null)
  const paper = useRef<HTMLElement>(null)
  const [publishProblem, setPublishProblem] = useState<Problem>()
  const problem = draft.problem ?? publishProblem
  const preview = { draft, categories, seller, reviews }

  /** Shows a problem beside its field and focuses it. */
  const showProblem = (next: Problem | undefined) => {
    setPublishProblem(next)
    const field = next?.field && form.current?.elements.namedItem(next.field)
    if (field instanceof HTMLElement) field.focus()
  }

  return (
    <>
      {draft.state === 'conflict' && <EditConflict autosave={autosave} onChosen={() => paper.current?.focus()} />}
      <div className={styles.editor}>
        <section ref={paper} tabIndex={-1} className={panel.panel} aria-label="What it says">
          <SaveStatus draft={draft} retry={() => void autosave.save()} />
          <ListingForm
            form={form}
            draft={draft}
            categories={categories}
            problem={problem}
            change={(values) => {
              setPublishProblem(undefined)
              autosave.change(values)
            }}
          />
        </section>
        <div className={styles.side}>
          <PublishPanel draft={draft} autosave={autosave} path={path} showProblem={showProblem} />
          <Panel title="In lists">
            <CardPreview {...preview} />
          </Panel>
        </div>
      </div>
      <PagePreview {...preview} />
    </>
  )
}

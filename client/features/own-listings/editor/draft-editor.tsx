import { lazy, Suspense, useRef, useState } from 'react'
import { Panel } from '../../dashboard/panel'
import { EditConflict } from '../autosave/edit-conflict'
import { SaveStatus } from '../autosave/save-status'
import { useAutosave } from '../autosave/use-autosave'
import { PublishPanel } from '../publish/publish-panel'
import type { Problem } from '../publish/use-listing-actions'
import styles from './draft-editor.module.css'
import { ListingForm } from './listing-form'
import type { ListingForm_ListingFragment } from './listing-form.generated'
import { CardPreview, type PreviewProps, previewListing } from './listing-preview'

// Loaded apart, like the public page that it shows.
const PagePreview = lazy(async () => ({ default: (await import('./page-preview')).PagePreview }))

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
  const preview = previewListing({ draft, categories, seller, reviews })

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
        <section ref={paper} tabIndex={-1} className={styles.paper} aria-label="What it says">
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
            <CardPreview listing={preview} />
          </Panel>
        </div>
      </div>
      <Suspense>
        <PagePreview listing={preview} values={draft.values} />
      </Suspense>
    </>
  )
}

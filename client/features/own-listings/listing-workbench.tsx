import { useRef, useState } from 'react'
import { Panel } from '../dashboard/panel'
import { DraftConflict } from './draft-conflict'
import { ListingForm } from './listing-form'
import type { ListingForm_ListingFragment } from './listing-form.generated'
import { CardPreview, PagePreview } from './listing-preview'
import type { ListingPreview_CategoryFragment, ListingPreview_SellerFragment } from './listing-preview.generated'
import styles from './listing-workbench.module.css'
import { previewOf } from './preview-of'
import { Publication } from './publication'
import { SaveStatus } from './save-status'
import { useDraft } from './use-draft'
import type { Problem } from './use-listing-actions'

interface Props {
  listing: ListingForm_ListingFragment
  categories: readonly ListingPreview_CategoryFragment[]
  seller: ListingPreview_SellerFragment
  reviews: { rating: number; reviewCount: number }
  /** Address of the list. */
  path: string
}

/** Form, publication and preview of one listing, around one draft. */
export const ListingWorkbench = ({ listing, categories, seller, reviews, path }: Props) => {
  const { draft, keeper } = useDraft(listing)
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<Problem>()
  const problem = draft.problem ?? missing
  const preview = previewOf({ draft, categories, seller, reviews })

  /** Marks what stands in the way of publishing, and leads to it. */
  const mark = (next: Problem | undefined) => {
    setMissing(next)
    const field = next?.field && form.current?.elements.namedItem(next.field)
    if (field instanceof HTMLElement) field.focus()
  }

  return (
    <>
      {draft.state === 'conflict' && <DraftConflict keeper={keeper} />}
      <div className={styles.bench}>
        <section className={styles.paper} aria-label="What it says">
          <SaveStatus draft={draft} again={() => void keeper.save()} />
          <ListingForm
            form={form}
            draft={draft}
            categories={categories}
            problem={problem}
            change={(values) => {
              setMissing(undefined)
              keeper.change(values)
            }}
          />
        </section>
        <div className={styles.side}>
          <Publication draft={draft} keeper={keeper} path={path} mark={mark} />
          <Panel title="In lists">
            <CardPreview listing={preview} />
          </Panel>
        </div>
      </div>
      <PagePreview listing={preview} values={draft.values} />
    </>
  )
}

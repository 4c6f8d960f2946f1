import type { RefObject } from 'react'
import { SelectField, TextArea, TextField } from '../../../ui/form/field'
import { listingKinds } from '../../listing/listing-kinds'
import type { Draft } from '../autosave/autosave'
import type { DraftValues } from '../autosave/draft-values'
import type { Problem } from '../publish/use-listing-actions'
import styles from './listing-form.module.css'
import type { ListingPreview_CategoryFragment } from './listing-preview.generated'
import { Pictures } from './pictures'

interface Props {
  form: RefObject<HTMLFormElement | null>
  draft: Draft
  categories: readonly ListingPreview_CategoryFragment[]
  problem: Problem | undefined
  change: (values: Partial<DraftValues>) => void
}

export const ListingForm = ({ form, draft: { listing, values }, categories, problem, change }: Props) => {
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={`The ${listingKinds[listing.kind].noun}`}
      method="post"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label="Title"
        name="title"
        value={values.title}
        maxLength={120}
        autoComplete="off"
        error={errorOf('title')}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <TextArea
        label="Description"
        name="description"
        rows={10}
        value={values.description}
        maxLength={10_000}
        hint="A blank line begins a new paragraph. Search results show the first one."
        error={errorOf('description')}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <div className={styles.pair}>
        <TextField
          label="Price in US dollars"
          name="price"
          inputMode="decimal"
          value={values.price}
          maxLength={14}
          autoComplete="off"
          placeholder="49.99"
          error={errorOf('price')}
          onChange={(event) => change({ price: event.currentTarget.value })}
        />
        <SelectField
          label="Category"
          name="category"
          value={values.category}
          error={errorOf('category')}
          onChange={(event) => change({ category: event.currentTarget.value })}
        >
          <option value="">Choose a category</option>
          {categories.map(({ id, slug, name }) => (
            <option key={id} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {listing.kind === 'PRODUCT' && (
        <TextField
          label="Tags"
          name="tags"
          value={values.tags}
          maxLength={420}
          autoComplete="off"
          hint="Up to 10, with commas between them: due diligence, template"
          error={errorOf('tags')}
          onChange={(event) => change({ tags: event.currentTarget.value })}
        />
      )}
      <Pictures listing={listing} images={values.images} error={errorOf('images')} change={change} />
    </form>
  )
}

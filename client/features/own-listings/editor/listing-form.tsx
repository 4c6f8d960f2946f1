import type { ChangeEvent, RefObject } from 'react'
import { lazyPart } from '../../../lib/lazy-named'
import { parsePrice } from '../../../lib/parse-price'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { SelectField, TextField } from '../../../ui/form/field'
import { TextArea } from '../../../ui/form/text-area'
import { listingKinds } from '../../listing/listing-kinds'
import { YouWillEarn } from '../../payout/you-will-earn'
import type { Draft } from '../autosave/autosave'
import type { DraftValues } from '../autosave/draft-values'
import { ExtraFields } from '../options/extra-fields'
import type { OptionValues } from '../options/option-values'
import { PackageFields } from '../options/package-fields'
import { TeamLicenceFields } from '../options/team-licence-fields'
import type { ListingPreview_CategoryFragment } from '../preview/listing-preview.generated'
import type { Problem } from '../problem'
import styles from './listing-form.module.css'
import { Pictures } from './pictures'

// Lazy: only services have content fields, only products have files.
const ContentFields = lazyPart(() => import('../content/content-fields'), 'ContentFields', <Skeleton height="14rem" />)
const ProductFiles = lazyPart(() => import('../files/product-files'), 'ProductFiles', <Skeleton height="7rem" />)

interface Props {
  form: RefObject<HTMLFormElement | null>
  draft: Draft
  categories: readonly ListingPreview_CategoryFragment[]
  problem: Problem | undefined
  change: (values: Partial<DraftValues>) => void
}

export const ListingForm = ({ form, draft: { listing, values }, categories, problem, change }: Props) => {
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  const field = (name: 'title' | 'description' | 'price' | 'category' | 'deliveryDays' | 'tags' | 'licence') => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      change({ [name]: currentTarget.value }),
  })
  const hasPackages = values.options.packages.length > 0
  const optionProps = {
    values: values.options,
    errorOf,
    change: (options: Partial<OptionValues>) => change({ options: { ...values.options, ...options } }),
  }
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={`The ${listingKinds[listing.kind].noun}`}
      method="post"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField label="Title" {...field('title')} maxLength={120} autoComplete="off" />
      <TextArea
        label="Description"
        {...field('description')}
        rows={10}
        maxLength={10_000}
        hint="A blank line begins a new paragraph. Search results show the first one."
      />
      <div className={styles.pair}>
        {!hasPackages && (
          <TextField
            label="Price in US dollars"
            {...field('price')}
            inputMode="decimal"
            maxLength={14}
            autoComplete="off"
            placeholder="49.99"
          />
        )}
        <SelectField label="Category" {...field('category')}>
          <option value="">Choose a category</option>
          {categories.map(({ id, slug, name }) => (
            <option key={id} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {!hasPackages && <YouWillEarn price={parsePrice(values.price)} />}
      {listing.kind === 'SERVICE' && !hasPackages && (
        <TextField
          label="Delivery time in days"
          {...field('deliveryDays')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          placeholder="14"
          hint="From the day you have the buyer’s requirements, weekends included. Buyers see it everywhere, and are told when you are late."
        />
      )}
      {listing.kind === 'SERVICE' && <PackageFields {...optionProps} draft={values} />}
      {listing.kind === 'SERVICE' && <ExtraFields {...optionProps} />}
      {listing.kind === 'PRODUCT' && (
        <TextField
          label="Tags"
          {...field('tags')}
          maxLength={420}
          autoComplete="off"
          hint="Up to 10, with commas between them: due diligence, template"
        />
      )}
      <Pictures listing={listing} images={values.images} error={errorOf('images')} change={change} />
      {listing.kind === 'SERVICE' && <ContentFields values={values} errorOf={errorOf} change={change} />}
      {listing.kind === 'PRODUCT' && (
        <>
          <ProductFiles listingId={listing.id} isPublic={listing.status === 'PUBLISHED'} error={errorOf('files')} />
          <TextArea
            label="Licence"
            {...field('licence')}
            rows={6}
            maxLength={10_000}
            hint="What buyers may do with the files. Each buyer keeps the licence of the day of sale."
          />
          <TeamLicenceFields {...optionProps} />
        </>
      )}
    </form>
  )
}

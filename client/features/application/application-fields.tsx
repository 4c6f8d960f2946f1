import type { JobKind } from '../../generated/schema'
import { lazyPart } from '../../lib/lazy-named'
import { Skeleton } from '../../ui/feedback/skeleton'
import { TextField } from '../../ui/form/field'
import { TextArea } from '../../ui/form/text-area'
import type { UploadedFile } from '../attachment/use-attachments'
import { Half } from '../form/fields'
import { PriceField } from '../payout/price-field'
import { useSession } from '../session/session-store'

// Lazy: visitors can't upload files.
const AttachmentField = lazyPart(
  () => import('../attachment/attachment-field'),
  'AttachmentField',
  <Skeleton height="4rem" />,
)

interface Props {
  kind: JobKind
  errorOf: (name: string) => string | undefined
  /** The key of the form's draft. */
  draft: string
  /** The content to edit. */
  initial?: {
    note: string
    expectedPay: string
    link: unknown
    price: number | null
    days: number | null
    files: readonly UploadedFile[]
  }
}

/** The fields of an application: for a brief those of an offer. */
export const ApplicationFields = ({ kind, errorOf, draft, initial }: Props) => {
  const { user } = useSession()
  const isBrief = kind === 'BRIEF'
  return (
    <>
      {isBrief && (
        <>
          <Half>
            <PriceField
              label="Price"
              name="price"
              required
              inputMode="decimal"
              autoComplete="off"
              defaultValue={initial?.price?.toFixed(2)}
              hint="In US dollars, for the whole work"
              error={errorOf('price')}
            />
          </Half>
          <Half>
            <TextField
              label="Days"
              name="days"
              required
              inputMode="numeric"
              autoComplete="off"
              defaultValue={initial?.days ?? undefined}
              hint="Until you deliver, at most 365"
              error={errorOf('days')}
            />
          </Half>
        </>
      )}
      <TextArea
        label={isBrief ? 'Message' : 'Note'}
        name="note"
        rows={8}
        maxLength={5000}
        required
        defaultValue={initial?.note}
        hint={isBrief ? 'What the price includes, and how you would do it.' : 'A few sentences on why you fit.'}
        error={errorOf('note')}
      />
      {!isBrief && (
        <TextField
          label="Expected pay, optional"
          name="expectedPay"
          maxLength={100}
          defaultValue={initial?.expectedPay}
          error={errorOf('expectedPay')}
        />
      )}
      <TextField
        label="Link, optional"
        name="link"
        type="url"
        maxLength={500}
        placeholder="https://"
        defaultValue={initial?.link ? String(initial.link) : undefined}
        hint="A profile or examples of your work, https only."
        error={errorOf('link')}
      />
      {user ? (
        <AttachmentField
          label={isBrief ? 'Files, optional' : 'CV and other files, optional'}
          error={errorOf('files')}
          draft={draft}
          initial={initial?.files}
        />
      ) : (
        <p>Files such as a CV can be added once you are logged in.</p>
      )}
    </>
  )
}

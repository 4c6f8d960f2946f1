import type { FragmentType } from '@apollo/client'
import { type Ref, useState } from 'react'
import { useReturnFocus } from '../../lib/focus/use-return-focus'
import { Button } from '../../ui/button/button'
import { TextField } from '../../ui/form/field'
import { TextArea } from '../../ui/form/text-area'
import { Form } from '../form/form'
import { type FormResult, problemOf } from '../form/form-result'
import { useDraftSubmit } from '../form/use-draft-submit'
import { TextLink } from '../page/layout/links'
import { BrokerLink } from './broker-link'
import {
  type MandateSummary_MandateFragment,
  useBrokerMandateQuery,
  useMandateSummary_MandateFragment,
  useProposeMandateMutation,
} from './broker-mandate.generated'
import styles from './mandate.module.css'

/** Lets a broker propose to bring buyers to a listing, or shows the mandate that there is. */
export const ProposeMandate = ({ listingId }: { listingId: string }) => {
  const { data, refetch } = useBrokerMandateQuery({ variables: { listingId }, fetchPolicy: 'cache-and-network' })
  const [open, setOpen] = useState(false)
  // The mandate takes the place of the form, which had the focus.
  const sentence = useReturnFocus<HTMLParagraphElement>(open && !data?.mandateOf)
  if (!data) return null
  if (data.mandateOf) return <MandateSummary mandate={data.mandateOf} sentence={sentence} />
  return (
    <div className={styles.propose}>
      <Button variant="line" size="large" wide aria-expanded={open} onClick={() => setOpen(!open)}>
        Propose to broker this listing
      </Button>
      {open && <ProposalForm listingId={listingId} onDone={refetch} />}
    </div>
  )
}

interface SummaryProps {
  mandate: FragmentType<MandateSummary_MandateFragment>
  sentence: Ref<HTMLParagraphElement>
}

const MandateSummary = ({ mandate: from, sentence }: SummaryProps) => {
  const { state, title, feePercent, path } = useMandateSummary_MandateFragment(from)
  return (
    <div className={styles.propose}>
      <p ref={sentence} tabIndex={-1}>
        {state === 'ACTIVE'
          ? `You broker this listing for ${feePercent}% of the price.`
          : `You have proposed to broker this listing for ${feePercent}% of the price.`}{' '}
        <TextLink to="/dashboard/mandates">Your mandates</TextLink>
      </p>
      {path && <BrokerLink path={path} title={title} />}
    </div>
  )
}

const ProposalForm = ({ listingId, onDone }: { listingId: string; onDone: () => Promise<unknown> }) => {
  const [propose] = useProposeMandateMutation()
  const draft = `mandate:${listingId}`
  const send = async (values: FormData): Promise<FormResult> => {
    const fee = String(values.get('feePercent')).trim()
    if (!/^\d{1,3}$/.test(fee)) return { problem: 'The fee is a whole number from 1 to 50.', field: 'feePercent' }
    const input = { listingId, feePercent: Number(fee), message: String(values.get('message') ?? '') }
    const answer = (await propose({ variables: { input } })).data?.proposeMandate
    if (answer?.__typename !== 'MandateProposed' && answer?.__typename !== 'MandateExists') return problemOf(answer)
    return { success: 'Proposed', next: () => void onDone() }
  }
  const submit = useDraftSubmit(draft, send)
  return (
    <Form label="Propose to broker this listing" action="Send proposal" submit={submit}>
      <TextField
        label="Your fee in percent of the price"
        name="feePercent"
        inputMode="numeric"
        autoComplete="off"
        required
        hint="A whole number, from 1 to 50. The seller pays it when the money is released."
        error={submit.errorOf('feePercent')}
      />
      <TextArea
        label="Message, optional"
        name="message"
        rows={4}
        maxLength={2_000}
        hint="The owner has 14 days to answer."
        error={submit.errorOf('message')}
      />
    </Form>
  )
}

import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { SavingForm } from '../../features/form/saving-form'
import { UnsavedGuard } from '../../features/form/unsaved-guard'
import { type Ending, useSaving } from '../../features/form/use-saving'
import link from '../../ui/link.module.css'
import { TextArea } from '../../ui/text-area'
import { useAskForQuoteMutation } from './ask-for-quote.generated'
import type { Subject } from './subject-of'

/** The same request again, while it waits for an answer, is the same engagement: a second press does no harm. */
export const QuoteForm = ({ subject }: { subject: Subject }) => (
  <UnsavedGuard>
    <Form subject={subject} />
  </UnsavedGuard>
)

const Form = ({ subject: { seller, listingId } }: { subject: Subject }) => {
  const navigate = useNavigate()
  const saving = useSaving()
  const [ask] = useAskForQuoteMutation()
  const [asked, setAsked] = useState<string>()
  const saved = saving.ending !== undefined && 'done' in saving.ending
  // Not before nothing here is unsaved any more: the guard would ask.
  useEffect(() => {
    if (asked && saved) void navigate(`/dashboard/engagements/${asked}`, { replace: true })
  }, [asked, saved, navigate])
  const send = async (values: FormData): Promise<Ending> => {
    const message = String(values.get('message') ?? '')
    const { data } = await ask({ variables: { input: { profileId: seller.id, listingId, message } } })
    const answer = data?.requestQuote
    switch (answer?.__typename) {
      case 'QuoteRequested':
        setAsked(answer.engagement.id)
        return { done: 'Your request is sent.' }
      case 'InvalidInput':
        return answer.field === 'message'
          ? { problem: answer.message, field: answer.field }
          : { problem: answer.message }
      case 'CustomersOnly':
        return { problem: answer.message }
      default:
        throw new Error('No answer')
    }
  }
  return (
    <SavingForm label="Request a quote" action="Request a quote" saving={saving} send={send}>
      <TextArea
        label="Message"
        name="message"
        rows={8}
        maxLength={5_000}
        required
        hint="What you need, by when, and what there is already."
        error={saving.errorOf('message')}
      />
      <p>
        It costs nothing and commits you to nothing. {seller.name} answers with a price and a number of days; you take
        it, name another price, or decline.{' '}
        <Link className={link.link} to="/how-it-works">
          How it works
        </Link>
      </p>
    </SavingForm>
  )
}

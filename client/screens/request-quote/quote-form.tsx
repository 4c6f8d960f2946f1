import { Link, useNavigate } from 'react-router-dom'
import { Form } from '../../features/form/form'
import { type FormResult, problemOf } from '../../features/form/form-result'
import { UnsavedGuard } from '../../features/form/unsaved-guard'
import { useSubmit } from '../../features/form/use-submit'
import { TextArea } from '../../ui/form/text-area'
import link from '../../ui/text/link.module.css'
import type { Subject } from './quote-subject'
import { useSendQuoteRequestMutation } from './request-quote.generated'

/** The server treats the same open request as one engagement, so a second press does no harm. */
export const QuoteForm = ({ subject }: { subject: Subject }) => (
  <UnsavedGuard>
    <Message subject={subject} />
  </UnsavedGuard>
)

const Message = ({ subject: { seller, listingId } }: { subject: Subject }) => {
  const navigate = useNavigate()
  const [ask] = useSendQuoteRequestMutation()
  const send = async (values: FormData): Promise<FormResult> => {
    const message = String(values.get('message') ?? '')
    const { data } = await ask({ variables: { input: { profileId: seller.id, listingId, message } } })
    const answer = data?.requestQuote
    if (answer?.__typename !== 'QuoteRequested') return problemOf(answer)
    const path = `/dashboard/engagements/${answer.engagement.id}`
    return { success: 'Your request is sent.', next: () => void navigate(path, { replace: true }) }
  }
  const submit = useSubmit(send)
  return (
    <Form label="Request a quote" action="Request a quote" submit={submit}>
      <TextArea
        label="Message"
        name="message"
        rows={8}
        maxLength={5_000}
        required
        hint="What you need, by when, and what there is already."
        error={submit.errorOf('message')}
      />
      <p>
        It costs nothing and commits you to nothing. {seller.name} answers with a price and a number of days; you take
        it, name another price, or decline.{' '}
        <Link className={link.link} to="/how-it-works">
          How it works
        </Link>
      </p>
    </Form>
  )
}

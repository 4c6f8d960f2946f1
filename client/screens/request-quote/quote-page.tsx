import { useNavigate } from 'react-router-dom'
import { attachedFiles } from '../../features/attachment/attached-files'
import { AttachmentField } from '../../features/attachment/attachment-field'
import { BuyersOnly } from '../../features/auth/buyers-only'
import { AskForNda } from '../../features/disclosure/ask-for-nda'
import { OtherPartiesField } from '../../features/disclosure/other-parties-field'
import { Form } from '../../features/form/form'
import { type FormResult, problemOf } from '../../features/form/form-result'
import { UnsavedGuard } from '../../features/form/unsaved-guard'
import { useDraftSubmit } from '../../features/form/use-draft-submit'
import { NotFound } from '../../features/page/errors/not-found'
import { TextLink } from '../../features/page/layout/links'
import { TitlePage } from '../../features/page/layout/title-page'
import { FormSubject, FormWithPanel } from '../../features/profile/form-with-panel'
import { RequireSession } from '../../features/session/guards'
import { formatPrice } from '../../lib/money'
import { engagementPath } from '../../lib/paths'
import { splitLines } from '../../lib/text'
import { TextArea } from '../../ui/form/text-area'
import { QuoteSkeleton, quoteMeta } from './quote-skeleton'
import {
  type RequestQuoteQuery,
  useRequestQuoteSuspenseQuery,
  useSendQuoteRequestMutation,
} from './request-quote.generated'

interface Props {
  service: string
  freelancer: string
  /** The code of the broker’s link; empty without one. */
  broker: string
}

export const QuotePage = (props: Props) => (
  <RequireSession waiting={<QuoteSkeleton />}>
    <QuoteRequest {...props} />
  </RequireSession>
)

const QuoteRequest = ({ service, freelancer, broker }: Props) => {
  const { data } = useRequestQuoteSuspenseQuery({
    variables: {
      service,
      freelancer,
      hasService: service !== '',
      hasFreelancer: freelancer !== '',
      broker,
      hasBroker: service !== '' && broker !== '',
    },
  })
  const subject = quoteSubject(data)
  if (!subject)
    return (
      <NotFound
        title="Seller Not Found"
        text="The service or the freelancer is no longer available."
        actions={[{ to: '/services', label: 'Browse All Services' }]}
      />
    )
  const { to, label, seller, picture, line, facts } = subject
  return (
    <TitlePage
      title={quoteMeta.title}
      description={quoteMeta.description}
      lead={`From ${seller.name}. It costs nothing and commits you to nothing.`}
      trail={[{ to, label }]}
    >
      <FormWithPanel
        label="The quote is for"
        panel={
          <FormSubject
            picture={picture}
            isPortrait={subject.listingId === null}
            to={to}
            line={line}
            title={label}
            facts={{ ...facts, Introduction: data.introduction?.text ?? '' }}
          />
        }
      >
        <BuyersOnly activity="Requesting a quote" reassurance="" back={{ to, label: `Back to ${label}` }}>
          <UnsavedGuard>
            <QuoteForm subject={subject} broker={broker} />
          </UnsavedGuard>
        </BuyersOnly>
      </FormWithPanel>
    </TitlePage>
  )
}

const QuoteForm = ({ subject: { seller, listingId }, broker }: { subject: Subject; broker: string }) => {
  const navigate = useNavigate()
  const [sendQuoteRequest] = useSendQuoteRequestMutation()
  const draft = `quote:${listingId ?? seller.id}`
  const send = async (values: FormData): Promise<FormResult> => {
    const message = String(values.get('message') ?? '')
    const attached = attachedFiles(values)
    if ('problem' in attached) return attached
    const input = {
      profileId: seller.id,
      listingId,
      message,
      files: attached.ids,
      broker: broker || null,
      otherParties: splitLines(String(values.get('otherParties') ?? '')),
      askForNda: values.get('askForNda') !== null,
    }
    // Safe to repeat: for an open request the server returns its engagement.
    const { data } = await sendQuoteRequest({ variables: { input } })
    const answer = data?.requestQuote
    if (answer?.__typename !== 'QuoteRequested') return problemOf(answer)
    const path = engagementPath(answer.engagement.id)
    return { success: 'Your request is sent.', next: () => void navigate(path, { replace: true }) }
  }
  const submit = useDraftSubmit(draft, send)
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
      <AttachmentField label="Files, optional" error={submit.errorOf('files')} draft={draft} />
      <OtherPartiesField
        label="Other parties, optional"
        name="otherParties"
        max={10}
        error={submit.errorOf('otherParties')}
      />
      <AskForNda seller={seller.name} />
      <p>
        {seller.name} answers with a price and a number of days; you take it, name another price, or decline.{' '}
        <TextLink to="/how-it-works">How it works</TextLink>
      </p>
    </Form>
  )
}

const quoteSubject = ({ service, freelancer }: RequestQuoteQuery) => {
  if (service)
    return {
      to: `/service/${service.id}`,
      label: service.title,
      seller: service.seller,
      listingId: service.id,
      picture: `${service.cover}?size=thumb`,
      line: service.seller.name,
      facts: { 'Listed price': `${service.hasPackages ? 'From ' : ''}${formatPrice(service.price)}` },
    }
  if (freelancer)
    return {
      to: `/freelancers/${freelancer.id}`,
      label: freelancer.name,
      seller: freelancer.profile,
      listingId: null,
      picture: freelancer.avatar,
      line: freelancer.title,
      facts: { Rate: `${formatPrice(freelancer.hourlyRate)} per hour` },
    }
  return undefined
}

type Subject = NonNullable<ReturnType<typeof quoteSubject>>

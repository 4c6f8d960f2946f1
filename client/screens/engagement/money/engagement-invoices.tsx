import { TextLink } from '../../../features/page/layout/links'
import { NoWrap } from '../../../ui/text/no-wrap'
import { EngagementSection } from '../engagement-section'
import { useEngagementInvoicesQuery } from './engagement-invoices.generated'

/** The invoice of an order and its credit notes. */
export const EngagementInvoices = ({ id }: { id: string }) => {
  const { data } = useEngagementInvoicesQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const invoices = data?.engagement?.invoices ?? []
  if (invoices.length === 0) return null
  return (
    <EngagementSection title="Invoices">
      {invoices.map(({ id, number, kind }) => (
        <p key={id}>
          {kind === 'INVOICE' ? 'Invoice ' : 'Credit note '}
          <TextLink to={`/dashboard/invoices/${number}`}>
            <NoWrap>{number}</NoWrap>
          </TextLink>
        </p>
      ))}
    </EngagementSection>
  )
}

import { TextLink } from '../../../features/page/layout/links'
import { EngagementSection } from '../engagement-section'
import { useEngagementInvoicesSuspenseQuery } from './engagement-invoices.generated'

/** The invoice of an order and its credit notes. */
export const EngagementInvoices = ({ id, version }: { id: string; version: number }) => {
  const { engagement } = useEngagementInvoicesSuspenseQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    // Each transition may have added one.
    queryKey: [version],
  }).data
  const invoices = engagement?.invoices ?? []
  if (invoices.length === 0) return null
  return (
    <EngagementSection title="Invoices">
      {invoices.map(({ id, number, kind }) => (
        <p key={id}>
          {kind === 'INVOICE' ? 'Invoice ' : 'Credit note '}
          <TextLink to={`/dashboard/invoices/${number}`}>{number}</TextLink>
        </p>
      ))}
    </EngagementSection>
  )
}

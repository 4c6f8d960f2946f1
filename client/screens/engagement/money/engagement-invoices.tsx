import { Loaded } from '../../../features/page/errors/loaded'
import { TextLink } from '../../../features/page/layout/links'
import { NoWrap } from '../../../ui/text/no-wrap'
import { EngagementSection } from '../engagement-section'
import { type EngagementInvoicesQuery, useEngagementInvoicesQuery } from './engagement-invoices.generated'

/** The invoice of an order and its credit notes. */
export const EngagementInvoices = ({ id }: { id: string }) => {
  const query = useEngagementInvoicesQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  return (
    <Loaded query={query} loading="Loading the invoices" height="6rem" failure="The invoices could not be loaded">
      {({ engagement }) => <Invoices invoices={engagement?.invoices ?? []} />}
    </Loaded>
  )
}

type Invoice = NonNullable<EngagementInvoicesQuery['engagement']>['invoices'][number]

const Invoices = ({ invoices }: { invoices: readonly Invoice[] }) =>
  invoices.length > 0 && (
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

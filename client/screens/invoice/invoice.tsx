import { Fragment } from 'react'
import { dataOrThrow, revalidate } from '../../apollo/data-or-throw'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import styles from '../../features/engagement/receipt.module.css'
import { NotFound } from '../../features/page/errors/not-found'
import { KeyedByParam } from '../../features/page/layout/keyed-by-param'
import { Link } from '../../features/page/layout/link'
import { PrintHead } from '../../features/page/layout/print-head'
import { formatPrice } from '../../lib/money'
import { engagementPath } from '../../lib/paths'
import { longDate } from '../../lib/utc-dates'
import { Button, buttonClass } from '../../ui/button/button'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { Facts } from '../../ui/text/facts'
import { NoWrap } from '../../ui/text/no-wrap'
import { Sum } from '../../ui/text/sum'
import { type InvoiceParty_PartyFragment, type InvoiceQuery, useInvoiceSuspenseQuery } from './invoice.generated'

/** An invoice or a credit note, also for print. */
export const Invoice = () => (
  <KeyedByParam
    param="number"
    fallback={
      <Loading label="Loading the invoice">
        <Skeleton width="20rem" height="3rem" />
        <Skeleton height="30rem" />
      </Loading>
    }
  >
    {(number) => <LoadedInvoice number={number} />}
  </KeyedByParam>
)

const LoadedInvoice = ({ number }: { number: string }) => {
  const { invoice } = dataOrThrow(useInvoiceSuspenseQuery({ variables: { number }, ...revalidate }))
  if (!invoice)
    return (
      <NotFound
        title="Invoice Not Found"
        text="You have no such invoice. It may belong to another account."
        actions={[{ to: '/dashboard', label: 'Back to the dashboard' }]}
      />
    )
  const title = `${titles[invoice.kind]} ${invoice.number}`
  return (
    <>
      <PrintHead />
      <DashboardPage
        title={title}
        heading={
          <>
            {`${titles[invoice.kind]} `}
            <NoWrap>{invoice.number}</NoWrap>
          </>
        }
        lead={invoice.kind === 'INVOICE' ? 'What was sold, and what was paid for it.' : 'What was refunded.'}
        actions={
          <>
            <a className={buttonClass({ variant: 'line', size: 'small' })} href={invoice.pdf} download>
              Download PDF
            </a>
            <Button variant="line" size="small" onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      >
        <InvoiceSheet invoice={invoice} title={title} />
      </DashboardPage>
    </>
  )
}

const titles = { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' } as const

type InvoiceContent = NonNullable<InvoiceQuery['invoice']>

const InvoiceSheet = ({ invoice, title }: { invoice: InvoiceContent; title: string }) => {
  const { kind, issuedAt, corrects, creditNotes, seller, buyer, lines, taxRate, net, tax, gross, cardLastFour } =
    invoice
  const taxRows = [
    { term: 'Net', amount: net },
    { term: `Tax, ${taxRate ?? 0}%`, amount: tax },
  ]
  return (
    <article className={styles.sheet} aria-label={title}>
      <div className={styles.parties}>
        <Party title="Seller" party={seller} />
        <Party title="Buyer" party={buyer} />
      </div>
      <Facts
        facts={{
          Date: longDate(issuedAt),
          Corrects: corrects && <InvoiceLink {...corrects} />,
          Payment: kind === 'INVOICE' ? `Paid by card${cardLastFour ? ` ending ${cardLastFour}` : ''}` : null,
          Refunded:
            creditNotes.length === 0
              ? null
              : creditNotes.map((note, index) => (
                  <Fragment key={note.id}>
                    {index > 0 && ', '}
                    {`${formatPrice(note.gross)} by `}
                    <InvoiceLink {...note} />
                  </Fragment>
                )),
        }}
      />
      <Lines lines={lines} title={kind === 'INVOICE' ? 'What was sold' : 'What was refunded'} />
      <Sum
        large
        rows={taxRate === null ? [] : taxRows}
        total={{ term: kind === 'INVOICE' ? 'Total, in US dollars' : 'Refunded, in US dollars', amount: gross }}
      />
      <p className={styles.note}>
        Issued by Marque on behalf of the seller.{taxRate !== null && ' Prices include the tax.'}
      </p>
    </article>
  )
}

const InvoiceLink = ({ number }: { number: string }) => (
  <Link to={`/dashboard/invoices/${number}`}>
    <NoWrap>{number}</NoWrap>
  </Link>
)

const Party = ({ title, party }: { title: string; party: InvoiceParty_PartyFragment }) => {
  const { name, company, address, taxNumber } = party
  const place = address && [address.postalCode, address.city].filter(Boolean).join(' ')
  const lines = [
    company,
    name,
    address?.street,
    place,
    address?.countryName,
    taxNumber && `Tax number ${taxNumber}`,
  ].filter((line) => typeof line === 'string' && line !== '')
  return (
    <section className={styles.seller}>
      <h2>{title}</h2>
      {lines.length === 0 ? (
        <p>These details are no longer kept.</p>
      ) : (
        lines.map((line) => <bdi key={line}>{line}</bdi>)
      )}
    </section>
  )
}

const Lines = ({ lines, title: heading }: Pick<InvoiceContent, 'lines'> & { title: string }) => (
  <section className={styles.seller}>
    <h2>{heading}</h2>
    <ul>
      {lines.map(({ engagementId, engagementNumber, title, choice, quantity, unitPrice, amount }) => (
        <li key={engagementId}>
          <span>{engagementNumber}</span>
          <div>
            <Link to={engagementPath(engagementId)} dir="auto">
              {title || engagementNumber}
            </Link>
            {choice.length > 0 && <p dir="auto">{choice.join(', ')}</p>}
            <p>{`${quantity} at ${formatPrice(unitPrice)}`}</p>
          </div>
          <b>{formatPrice(amount)}</b>
        </li>
      ))}
    </ul>
  </section>
)

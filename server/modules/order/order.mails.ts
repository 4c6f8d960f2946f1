import type { EngagementRow, InvoiceRow } from '../../database/tables/tables'
import { priceText } from '../../lib/money'
import { createMail, dayText, quoted } from '../outbox/mail-template'

interface PaidOrder {
  orderId: string
  buyer: string
  placedAt: string
  bought: readonly EngagementRow[]
  invoices: readonly InvoiceRow[]
}

const sumOf = (engagements: readonly EngagementRow[]) =>
  priceText(engagements.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0))

/** The receipt of an order, with its lines and the addresses of its invoices. */
export const receiptMail = ({ orderId, buyer, placedAt, bought, invoices }: PaidOrder, site: string) => {
  const [first] = bought
  const what = `${quoted(first?.title ?? 'Order')}${bought.length > 1 ? ` and ${bought.length - 1} more` : ''}`
  return createMail({
    to: buyer,
    subject: `Your receipt: ${sumOf(bought)} for ${what}`,
    paragraphs: [
      `You paid ${sumOf(bought)} on ${dayText(placedAt)}. Marque holds it until you accept what you bought.`,
    ],
    facts: [
      ...bought.map(
        ({ number, title, quantity, priceCents }) =>
          [
            `${number}  ${quoted(title)}${quantity > 1 ? `, ${quantity} times` : ''}`,
            priceText(priceCents ?? 0),
          ] as const,
      ),
      ['Paid', sumOf(bought)],
    ],
    button: { label: 'See the receipt', url: `${site}/dashboard/orders/${orderId}` },
    after: [
      ...(invoices.length > 0
        ? [
            [
              invoices.length === 1 ? 'Your invoice:' : 'Your invoices:',
              ...invoices.map(({ number }) => `${site}/dashboard/invoices/${number}`),
            ].join('\n'),
          ]
        : []),
      'Please quote the MQ number when you write to us or to the seller.',
    ],
  })
}

import type { EngagementRow, InvoiceRow } from '../../database/tables/tables'
import { dayText } from '../../lib/dates'
import { priceText } from '../../lib/money'
import { sumOf } from '../../lib/sum'
import { createMail, quoted } from '../outbox/mail-template'

interface PaidOrder {
  orderId: string
  buyer: string
  placedAt: string
  bought: readonly EngagementRow[]
  invoices: readonly InvoiceRow[]
}

const totalOf = (engagements: readonly EngagementRow[]) => sumOf(engagements, ({ priceCents }) => priceCents ?? 0)

/** The receipt of an order, with its lines and the addresses of its invoices. */
export const receiptMail = ({ orderId, buyer, placedAt, bought, invoices }: PaidOrder, site: string) => {
  const [first] = bought
  const total = totalOf(bought)
  const day = dayText(placedAt)
  const what = `${quoted(first?.title ?? 'Order')}${bought.length > 1 ? ` and ${bought.length - 1} more` : ''}`
  return createMail({
    to: buyer,
    subject: `Your receipt: ${priceText(total)} for ${what}`,
    paragraphs: [
      total === 0
        ? `You ordered this free of charge on ${day}.`
        : `You paid ${priceText(total)} on ${day}. Marque holds it until you accept what you bought.`,
    ],
    facts: [
      ...bought.map(
        ({ number, title, quantity, priceCents }) =>
          [
            `${number}  ${quoted(title)}${quantity > 1 ? `, ${quantity} times` : ''}`,
            priceText(priceCents ?? 0),
          ] as const,
      ),
      ['Paid', priceText(total)],
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

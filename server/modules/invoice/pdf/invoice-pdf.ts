import { fromLines } from '../../../database/columns'
import type { InvoiceLineRow, InvoiceRow } from '../../../database/tables/tables'
import type { Fonts } from '../../../infrastructure/fonts/fonts'
import { countryName } from '../../../lib/countries'
import { dayText } from '../../../lib/dates'
import { priceText } from '../../../lib/money'
import { type InvoiceParty, partyFrom } from '../invoice-party'
import { includedTax, percentOf } from '../invoice-sums'
import { createTextWriter, type TextStyle, type TextWriter } from './pdf-text'

interface PrintedInvoice {
  invoice: InvoiceRow
  lines: readonly InvoiceLineRow[]
  /** The number of the invoice that a credit note corrects. */
  corrects: string | undefined
  /** Whether the reader may see the digits of the card. */
  isBuyer: boolean
}

const MARGIN = 56
const WIDTH = 483
const BOTTOM = 760
const quiet = '#5b6173'
const rule = '#c9c3b4'

/** The columns of the lines: their left edge and width, and how they are aligned. */
const columns = {
  order: [MARGIN, 70, 'left'],
  title: [MARGIN + 76, 210, 'left'],
  quantity: [MARGIN + 292, 44, 'right'],
  price: [MARGIN + 340, 66, 'right'],
  amount: [MARGIN + 411, 72, 'right'],
} as const

/** The lines of a party: company, name, address, tax number. */
const partyLines = ({ name, company, address, taxNumber }: InvoiceParty) => [
  ...(company ? [company] : []),
  name,
  ...(address
    ? [address.street, `${address.postalCode} ${address.city}`.trim(), countryName(address.country) ?? address.country]
    : []),
  ...(taxNumber ? [`Tax number ${taxNumber}`] : []),
]

/** Draws an invoice or a credit note. The library is loaded by the first one. */
export const invoicePdf = async ({ invoice, lines, corrects, isBuyer }: PrintedInvoice, fonts: Fonts) => {
  const { default: PDFDocument } = await import('pdfkit')
  const { kind, number, grossCents, taxRate, cardLastFour } = invoice
  const issuedAt = new Date(invoice.issuedAt)
  const [seller, buyer] = [partyFrom(invoice.seller), partyFrom(invoice.buyer)]
  const title = kind === 'INVOICE' ? 'Invoice' : 'Credit note'
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en',
    displayTitle: true,
    // None of the built-in fonts, which lack most letters.
    font: '',
    info: {
      Title: `${title} ${number}`,
      Author: seller.company ?? seller.name,
      Subject: buyer.name === '' ? title : `${title} for ${buyer.name}`,
      CreationDate: issuedAt,
    },
  })
  const writer = await createTextWriter(doc, fonts, JSON.stringify([seller, buyer, lines]))
  const { write } = writer

  write('Marque', MARGIN, MARGIN, WIDTH, { size: 11, bold: true })
  write(title, MARGIN, MARGIN + 34, WIDTH, { size: 22 })
  write(number, MARGIN, MARGIN + 42, WIDTH, { size: 12, bold: true, align: 'right' })
  let y = MARGIN + 80
  y = Math.max(
    writeParty(writer, 'Seller', seller, MARGIN, y),
    writeParty(writer, 'Buyer', buyer, MARGIN + WIDTH / 2 + 10, y),
  )
  y += 14
  const facts: (readonly [string, string])[] = [
    ['Date', dayText(invoice.issuedAt)],
    ...(corrects ? [['Corrects', `Invoice ${corrects}`] as const] : []),
    ...(kind === 'INVOICE' ? [['Payment', paidText(isBuyer ? cardLastFour : null)] as const] : []),
  ]
  for (const [term, text] of facts) {
    write(term, MARGIN, y, 90, { colour: quiet })
    y = write(text, MARGIN + 90, y, WIDTH - 90)
  }
  y += 18

  const row = (texts: Record<keyof typeof columns, string>, top: number, style: TextStyle = {}) =>
    Math.max(
      ...Object.entries(columns).map(([name, [x, width, align]]) =>
        write(isColumn(name) ? texts[name] : '', x, top, width, { ...style, align }),
      ),
    )
  const line = (top: number, colour = rule) =>
    doc
      .moveTo(MARGIN, top)
      .lineTo(MARGIN + WIDTH, top)
      .stroke(colour)
  const head = { order: 'Order', title: 'Description', quantity: 'Quantity', price: 'Unit price', amount: 'Amount' }
  y = row(head, y, { colour: quiet, size: 8 }) + 2
  line(y, '#14213f')
  for (const { engagementNumber, title, choice, quantity, cents } of lines) {
    const chosen = fromLines(choice)
    if (y > BOTTOM - 60 - chosen.length * 12) {
      doc.addPage()
      y = MARGIN
    }
    const texts = { quantity: String(quantity), price: priceText(cents / quantity), amount: priceText(cents) }
    y = row({ ...texts, order: engagementNumber, title }, y + 7)
    const [x, width] = columns.title
    for (const name of chosen) y = write(name, x, y, width, { size: 8, colour: quiet })
    y += 5
    line(y)
  }

  if (y > BOTTOM - 110) {
    doc.addPage()
    y = MARGIN
  }
  const tax = includedTax(grossCents, taxRate)
  const sums: (readonly [string, number])[] =
    taxRate === null
      ? []
      : [
          ['Net', grossCents - tax],
          [`Tax, ${percentOf(taxRate)}%`, tax],
        ]
  y += 10
  for (const [term, cents] of sums) {
    write(term, columns.quantity[0], y, 110, { colour: quiet })
    y = write(priceText(cents), columns.price[0], y, 143, { align: 'right' }) + 2
  }
  const total = kind === 'INVOICE' ? 'Total' : 'Total refunded'
  write(total, columns.quantity[0], y + 2, 120, { bold: true, size: 11 })
  y = write(`${priceText(grossCents)} USD`, columns.price[0], y + 2, 143, { bold: true, size: 11, align: 'right' })
  write(noteOf(invoice), MARGIN, Math.max(y + 30, BOTTOM), WIDTH, { size: 8, colour: quiet })
  doc.end()
  return doc
}

const isColumn = (name: string): name is keyof typeof columns => name in columns

const writeParty = ({ write, lacks }: TextWriter, label: string, party: InvoiceParty, x: number, y: number) => {
  let top = write(label, x, y, WIDTH / 2 - 10, { size: 8, colour: quiet }) + 2
  if (party.name === '') return write('These details are no longer kept.', x, top, WIDTH / 2 - 10)
  const lines = partyLines(party)
  for (const [index, text] of lines.entries()) top = write(text, x, top, WIDTH / 2 - 10, { bold: index === 0 })
  if (!lines.some(lacks)) return top
  return write('The name in its own letters is on the invoice’s page.', x, top, WIDTH / 2 - 10, {
    size: 8,
    colour: quiet,
  })
}

const paidText = (cardLastFour: string | null) =>
  cardLastFour ? `Paid by card ending ${cardLastFour}` : 'Paid by card'

const noteOf = ({ taxRate }: InvoiceRow) =>
  `Issued by Marque on behalf of the seller.${taxRate === null ? '' : ' Prices include the tax.'}`

import { buffer } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packageFonts } from '../../../infrastructure/fonts/package-fonts'
import { invoicePdf } from './invoice-pdf'

const partyOf = (name: string) => JSON.stringify({ name, company: null, address: null, taxNumber: null })
const invoice = {
  id: 'inv-1',
  number: 'INV-2031-000001',
  kind: 'INVOICE' as const,
  correctsId: null,
  orderId: null,
  ...{
    buyerId: 'usr-a',
    sellerId: 'usr-b',
    issuedAt: '2031-12-31T23:30:00.000Z',
    buyer: partyOf('Ada'),
    seller: partyOf('Ada'),
  },
  taxRate: null,
  grossCents: 100,
  cardLastFour: null,
  chargeKey: null,
}
const line = {
  invoiceId: 'inv-1',
  position: 0,
  engagementId: 'eng-1',
  engagementNumber: 'MQ-2F7K9',
  title: 'Logo',
  choice: '',
  quantity: 1,
  cents: 100,
}

/** The letters that the embedded fonts of the file have, from the tables that say which glyph is which letter. */
const lettersOf = async (choice: string, seller = partyOf('Ada'), title = line.title) => {
  const lines = [{ ...line, choice, title }]
  const printed = { invoice: { ...invoice, seller }, lines, corrects: undefined, isBuyer: false }
  const file = (await buffer(await invoicePdf(printed, packageFonts))).toString('latin1')
  const streams = [...file.matchAll(/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)]
  const tables = streams
    .map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'))
    .filter((text) => text.includes('beginbfrange'))
  return tables.join('').toLowerCase()
}

test('invoice PDF: it writes the package, extras and licence below the title', async () => {
  expect(await lettersOf('')).not.toContain('<0416>')
  expect(await lettersOf('Standard\nЖ')).toContain('<0416>')
})

test.each([
  ['株式会社', '<682a>'],
  ['カタカナ', '<30ab>'],
  ['한국', '<d55c>'],
])('invoice PDF: %s is written in its own letters', async (name, glyph) => {
  const letters = await lettersOf('', partyOf(name))
  expect(letters).toContain(glyph)
  // No other text of this invoice has a w.
  expect(letters).not.toContain('<0077>')
})

test('invoice PDF: a line says where letters can be read that no font has', async () => {
  expect(await lettersOf('', partyOf('ไทย'))).toContain('<0077>')
})

test('invoice PDF: it says that the details of a party are no longer kept', async () => {
  // No other text of this invoice has a g.
  expect(await lettersOf('', partyOf('Ada'), '')).not.toContain('<0067>')
  expect(await lettersOf('', '', '')).toContain('<0067>')
})

const address = {
  street: '12 Quay Street',
  city: 'Bristol',
  postalCode: 'BS1 4DJ',
  countryName: 'United Kingdom',
}
const seller = { name: 'Tomás Vidal', company: 'Studio Tessel', address, taxNumber: 'PT1' }
const order = { engagementId: 'eng-1', engagementNumber: 'MQ-2F7K9' }
const line = { title: 'Logo', choice: ['Standard', 'Rush'], quantity: 2 }
export const invoice = {
  id: 'inv-1',
  number: 'INV-2026-000007',
  kind: 'INVOICE' as const,
  issuedAt: '2026-11-23T23:30:00.000Z',
  corrects: null,
  creditNotes: [],
  seller,
  buyer: { ...seller, name: 'Ada', company: null, taxNumber: null },
  lines: [{ ...order, ...line, unitPrice: 61.5, amount: 123 }],
  taxRate: 23,
  net: 100,
  tax: 23,
  gross: 123,
  cardLastFour: '4242',
  pdf: '/invoices/INV-2026-000007.pdf',
}

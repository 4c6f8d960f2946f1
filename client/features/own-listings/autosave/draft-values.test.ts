import { expect, test } from 'vitest'
import { parsePrice } from '../../../lib/parse-price'
import { newPackage } from '../options/option-values'
import { parseTags, toDraftValues, toInput } from './draft-values'

test.each([
  ['49.99', 49.99],
  [' $1,299 ', 1299],
  ['1,000,000.00', 1_000_000],
  ['0', 0],
  ['', null],
  ['49,99', undefined],
  ['1.299,00', undefined],
  ['-5', undefined],
  ['12.345', undefined],
  ['free', undefined],
])('draft values: parsePrice(%j) is %j', (text, price) => {
  expect(parsePrice(text)).toBe(price)
})

test('draft values: parseTags splits at commas and drops duplicates', () => {
  expect(parseTags(' due diligence, ,logo,logo ,')).toEqual(['due diligence', 'logo'])
})

test('draft values: convert back to the same input', () => {
  const values = toDraftValues({
    __typename: 'OwnListing',
    id: 'prd-1',
    kind: 'PRODUCT',
    title: 'A',
    description: 'B',
    cover: '/c',
    images: ['/c'],
    price: 1299.5,
    deliveryDays: 14,
    tags: ['x', 'y'],
    licence: 'Use it.',
    questions: [
      {
        __typename: 'BuyerQuestion',
        text: 'Which office?',
        kind: 'CHOICE',
        required: true,
        choices: ['EUIPO', 'USPTO'],
      },
    ],
    faq: [{ __typename: 'FaqEntry', question: 'How long?', answer: 'A week.' }],
    included: ['Two directions'],
    packages: [],
    extras: [],
    teamLicence: null,
    category: { __typename: 'Category', id: 'cat-1', slug: 'logo-design', name: 'Logo Design' },
    status: 'DRAFT',
    takenDown: false,
    hasUnpublishedChanges: false,
    createdAt: '2026-03-12T09:00:00.000Z',
    updatedAt: '2026-03-12T09:00:00.000Z',
  })
  expect(values).toMatchObject({ price: '1299.50', deliveryDays: '14', tags: 'x, y', category: 'logo-design' })
  expect(toInput(values)).toEqual({
    input: {
      title: 'A',
      description: 'B',
      price: 1299.5,
      deliveryDays: 14,
      category: 'logo-design',
      images: ['/c'],
      tags: ['x', 'y'],
      licence: 'Use it.',
      questions: [{ text: 'Which office?', kind: 'CHOICE', required: true, choices: ['EUIPO', 'USPTO'] }],
      faq: [{ question: 'How long?', answer: 'A week.' }],
      included: ['Two directions'],
      packages: [],
      extras: [],
      teamLicence: null,
    },
  })
  expect(toInput({ ...values, deliveryDays: 'soon' })).toMatchObject({ problem: { field: 'deliveryDays' } })
  expect(toInput({ ...values, price: 'free', category: '' })).toMatchObject({ problem: { field: 'price' } })
  // The fields are hidden then, and the server takes both from the cheapest package.
  const options = { ...values.options, packages: [newPackage([], { price: '300', deliveryDays: '14' })] }
  const undated = { ...values.options, packages: [newPackage([], { price: '300', deliveryDays: 'soon' })] }
  expect(toInput({ ...values, options: undated })).toMatchObject({ problem: { field: 'packages.0.deliveryDays' } })
  expect(toInput({ ...values, price: '2000000', deliveryDays: '400', options })).toMatchObject({
    input: { price: null, deliveryDays: null, packages: [{ price: 300, deliveryDays: 14 }] },
  })
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { services } from '../../../fixtures/services'
import { visit } from '../../testing/render-screen'

const all = services.length
const cards = () => screen.findAllByText('View Details')

test.each([
  ['48', 48],
  ['999999', all],
  ['12', 24],
  ['-1', 24],
  ['many', 24],
  ['', 24],
])('services: ?show=%s shows %i', async (show, count) => {
  await visit(`/services?show=${show}`)
  expect(await cards()).toHaveLength(count)
})

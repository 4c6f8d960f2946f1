import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { services } from '../../../fixtures/services'
import { mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ServicesDocument } from './services.generated'

const all = services.length
const user = userEvent.setup()

test('services: going back shows as many as before, from the cache', async () => {
  const router = await visit('/services')
  await user.click(await screen.findByText('Load more'))
  await screen.findByText(`Showing 48 of ${all} services`)
  await act(() => router.navigate('/service/srv-1101'))
  await screen.findByText('About this service')
  mockPending(ServicesDocument)
  await act(() => router.navigate(-1))
  expect(await screen.findByText(`Showing 48 of ${all} services`)).toBeTruthy()
  expect(router.state.location.search).toBe('?show=48')
})

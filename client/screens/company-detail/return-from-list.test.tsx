import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { requestsOf } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { FreelancerDetailDocument } from '../freelancer-detail/freelancer-detail.generated'
import { ServicesDocument } from '../services/services.generated'
import { CompanyDetailDocument } from './company-detail.generated'

test.each([
  ['a company', '/company/com-studio-tessel', '/companies', () => requestsOf(CompanyDetailDocument)],
  ['a freelancer', '/freelancers/fre-jun-watanabe', '/freelancers', () => requestsOf(FreelancerDetailDocument)],
  [
    'services of a category',
    '/services?category=trademark-registration',
    '/category/trademark-registration',
    () => requestsOf(ServicesDocument),
  ],
])('return: the page of %s is shown at once after %s and %s', async (_, page, list, requests) => {
  const router = await visit(page)
  const { textContent } = await screen.findByRole('heading', { level: 1 })
  await act(() => router.navigate(list))
  await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(textContent))
  await act(() => router.navigate(-1))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(textContent)
  expect(requests()).toHaveLength(1)
})

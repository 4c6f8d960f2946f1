import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { readSandboxAddress } from './sandbox-address'

beforeEach(() => {
  document.documentElement.dataset.sandbox = ''
})
afterEach(() => {
  delete document.documentElement.dataset.sandbox
})

const find = () => screen.findByRole('link', { name: "Show this page's query" })

/** The address of the link, without following it. */
const address = async (press: (link: HTMLElement) => void) => {
  const link = await find()
  let followed: string | null = null
  const follow = (event: Event) => {
    event.preventDefault()
    followed = link.getAttribute('href')
  }
  document.addEventListener('click', follow, { once: true })
  press(link)
  return readSandboxAddress(new URL(followed ?? '', location.href).hash)
}

const shortcut = { code: 'KeyQ', key: 'Q', altKey: true, shiftKey: true }

test('sandbox link: has the operation and the variables of the page', async () => {
  await visit('/service/srv-1101')
  await screen.findByRole('heading', { level: 1 })
  const shared = await address((link) => fireEvent.click(link))
  expect(shared?.query).toMatch(/^query ServiceDetail\(\$id: ID!\)/)
  expect(shared?.query).toContain('fragment ListingDetail_listing on Listing {')
  expect(JSON.parse(shared?.variables ?? '')).toEqual({ id: 'srv-1101' })
})

test('sandbox link: after a navigation it has those of the new page, also by its shortcut', async () => {
  const router = await visit('/service/srv-1101')
  await find()
  await act(() => router.navigate('/jobs'))
  await screen.findByRole('heading', { level: 1, name: /jobs/i })
  const shared = await address(() => fireEvent.keyDown(document.body, shortcut))
  expect(shared?.query).toMatch(/^query Jobs\(/)
})

test('sandbox link: has a query of the layout if the page has none of its own', async () => {
  await visit('/about')
  expect((await address((link) => fireEvent.click(link)))?.query).toMatch(/^query SiteNavigation/)
})

test('sandbox link: is shown on signed-in pages, too', async () => {
  await signedInAs('vendor')
  await visit('/dashboard/vendor/company')
  await screen.findByRole('heading', { level: 1 })
  expect((await address((link) => fireEvent.click(link)))?.query).toMatch(/^query VendorCompany/)
})

test('sandbox link: has the query of the conversation that the address opens', async () => {
  await signedInAs('freelancer')
  await visit('/dashboard/messages?text=Clara&conversation=cnv-nope')
  await screen.findByText('This conversation is no longer available.')
  const shared = await address((link) => fireEvent.click(link))
  expect(shared?.query).toMatch(/^query Thread\(/)
  expect(JSON.parse(shared?.variables ?? '')).toEqual({ id: 'cnv-nope' })
})

test.each([
  ['/login', 'Email', 'Q', 1],
  ['/login', 'Email', 'Œ', 0],
  ['/freelancers', 'Sort by', 'Œ', 1],
])(
  'sandbox link: on %s in the field %s the shortcut with the key %s opens it %i times',
  async (path, label, key, times) => {
    await visit(path)
    const link = await find()
    const follow = vi.fn((event: Event) => event.preventDefault())
    link.addEventListener('click', follow)
    fireEvent.keyDown(await screen.findByLabelText(label), { ...shortcut, key })
    expect(follow).toHaveBeenCalledTimes(times)
  },
)

test('sandbox link: is absent without a sandbox', async () => {
  delete document.documentElement.dataset.sandbox
  await visit('/about')
  await act(() => import('./sandbox-link'))
  expect(screen.queryByRole('link', { name: "Show this page's query" })).toBeNull()
})

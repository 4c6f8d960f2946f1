import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import '../../../testing/api'
import { renderComponent } from '../../../testing/render-routes'
import { MainNav } from './main-nav'

beforeEach(() => renderComponent(<MainNav />))

const button = (name: string) => screen.getByRole('button', { name })
/** Text and path of each link in the open menu. */
const menuLinks = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('main navigation: Services lists the eight categories, then all services and all companies', async () => {
  await userEvent.click(button('Services'))
  await screen.findByRole('link', { name: /^Patent Filing \d+ services?$/ })
  const addresses = menuLinks().map(([, href]) => href)
  expect(addresses.filter((href) => href?.startsWith('/category/'))).toHaveLength(8)
  expect(addresses.slice(8)).toEqual(['/services', '/companies', '/jobs', '/about'])
})

test('main navigation: Marketplace links its five pages', async () => {
  await userEvent.click(button('Marketplace'))
  expect(menuLinks()).toEqual([
    ['All listings Products and services together', '/marketplace'],
    ['Products Templates, reports and IP assets', '/marketplace/products'],
    ['Services Fixed-price work by brokers and freelancers', '/marketplace/services'],
    ['Freelancers People by the hour', '/freelancers'],
    ['Companies Firms, studios and one-person offices', '/companies'],
    ['Jobs', '/jobs'],
    ['About', '/about'],
  ])
})

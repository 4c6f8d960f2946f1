import { act, screen, waitFor, within } from '@testing-library/react'
import type { DocumentNode } from 'graphql'
import { expect, test, vi } from 'vitest'
import { EngagementTabsDocument } from '../features/engagement/engagement-tabs.generated'
import { ListingBrowserDocument } from '../features/listing-browser/listing-browser.generated'
import { OwnListingsDocument } from '../features/own-listings/list/own-listings.generated'
import { SalesReportDocument } from '../features/sales-report/sales-report.generated'
import type { Role } from '../features/session/roles'
import { PlatformReportDocument } from '../screens/admin-analytics/platform-report.generated'
import { AdminDisputesDocument } from '../screens/admin-disputes/admin-disputes.generated'
import { AdminOrdersDocument } from '../screens/admin-orders/admin-orders.generated'
import { AdminUsersDocument } from '../screens/admin-users/admin-users.generated'
import { ApplicationsDocument } from '../screens/applications/applications.generated'
import { ApplyDocument } from '../screens/apply/apply.generated'
import { CategoryDocument } from '../screens/category/category.generated'
import { CompaniesDocument } from '../screens/companies/companies.generated'
import { CompanyDetailDocument } from '../screens/company-detail/company-detail.generated'
import { ContactCompanyDocument } from '../screens/contact/contact-company.generated'
import { FreelancerDetailDocument } from '../screens/freelancer-detail/freelancer-detail.generated'
import { FreelancersDocument } from '../screens/freelancers/freelancers.generated'
import { HomeDocument } from '../screens/home/home.generated'
import { HowItWorksDocument } from '../screens/how-it-works/how-it-works.generated'
import { JobDetailDocument } from '../screens/job-detail/job-detail.generated'
import { JobsDocument } from '../screens/jobs/jobs.generated'
import { MessagesDocument } from '../screens/messages/messages.generated'
import { AdminOverviewDocument } from '../screens/overview/admin/admin-overview.generated'
import { CustomerOverviewDocument } from '../screens/overview/customer/customer-overview.generated'
import { OwnJobsDocument } from '../screens/own-jobs/own-jobs.generated'
import { PayoutsDocument } from '../screens/payouts/payouts.generated'
import { ProductDetailDocument } from '../screens/product-detail/product-detail.generated'
import { ProductsDocument } from '../screens/products/products.generated'
import { RequestQuoteDocument } from '../screens/request-quote/request-quote.generated'
import { SavedDocument } from '../screens/saved/saved.generated'
import { ServiceDetailDocument } from '../screens/service-detail/service-detail.generated'
import { ServiceOrCategoryDocument } from '../screens/service-or-category/service-or-category.generated'
import { ServicesDocument } from '../screens/services/services.generated'
import { SettingsDocument } from '../screens/settings/settings.generated'
import { VendorCompanyDocument } from '../screens/vendor-company/vendor-company.generated'
import { mockEmpty, mockError, mockPending, signedInAs } from './api'
import { visit } from './render-screen'

type Visitor = Role | 'visitor'

const unexpected = 'Unexpected Application Error'

/** Each screen with its query, its text while that loads, and its text for an error if it has one of its own. */
const screens: [path: string, role: Visitor, document: DocumentNode, loading: string, failure?: string][] = [
  ['/request-quote?service=srv-1501', 'customer', RequestQuoteDocument, 'Loading the form'],
  ['/dashboard', 'customer', CustomerOverviewDocument, 'Loading your overview'],
  ['/dashboard', 'admin', AdminOverviewDocument, 'Loading your overview'],
  ['/dashboard/admin/analytics', 'admin', PlatformReportDocument, 'Loading the report'],
  ['/dashboard/admin/disputes', 'admin', AdminDisputesDocument, 'Loading disputes', 'The disputes could not be loaded'],
  ['/dashboard/admin/orders', 'admin', AdminOrdersDocument, 'Loading orders'],
  ['/dashboard/admin/users', 'admin', AdminUsersDocument, 'Loading accounts'],
  [
    '/dashboard/applications',
    'customer',
    ApplicationsDocument,
    'Loading your applications',
    'Your applications could not be loaded',
  ],
  ['/dashboard/broker/earnings', 'broker', SalesReportDocument, 'Loading your sales report'],
  ['/dashboard/customer/orders', 'customer', EngagementTabsDocument, 'Loading your orders'],
  [
    '/dashboard/customer/saved',
    'customer',
    SavedDocument,
    'Loading what you saved',
    'What you saved could not be loaded',
  ],
  ['/dashboard/freelancer/earnings', 'freelancer', SalesReportDocument, 'Loading your sales report'],
  ['/dashboard/jobs', 'broker', OwnJobsDocument, 'Loading your jobs', 'Your jobs could not be loaded'],
  [
    '/dashboard/messages',
    'freelancer',
    MessagesDocument,
    'Loading your conversations',
    'Your conversations could not be loaded',
  ],
  ['/dashboard/payouts', 'broker', PayoutsDocument, 'Loading your payouts'],
  ['/dashboard/settings', 'customer', SettingsDocument, 'Loading your settings'],
  ['/dashboard/vendor/analytics', 'vendor', SalesReportDocument, 'Loading your sales report'],
  ['/dashboard/vendor/company', 'vendor', VendorCompanyDocument, 'Loading your company'],
  ['/dashboard/vendor/orders', 'vendor', EngagementTabsDocument, 'Loading your orders'],
  ['/dashboard/vendor/products', 'vendor', OwnListingsDocument, 'Loading your products'],
  ['/', 'visitor', HomeDocument, 'Loading the home page'],
  ['/category/logo-design', 'visitor', CategoryDocument, 'Loading the category'],
  ['/companies', 'visitor', CompaniesDocument, 'Loading companies'],
  ['/company/com-ashgrove-patents', 'visitor', CompanyDetailDocument, 'Loading the company'],
  ['/company/com-ashgrove-patents/contact', 'visitor', ContactCompanyDocument, 'Loading the form'],
  ['/freelancers', 'visitor', FreelancersDocument, 'Loading freelancers'],
  ['/freelancers/fre-jun-watanabe', 'visitor', FreelancerDetailDocument, 'Loading the freelancer'],
  ['/how-it-works', 'visitor', HowItWorksDocument, 'Loading the process'],
  ['/jobs', 'visitor', JobsDocument, 'Loading jobs'],
  ['/jobs/job-3101', 'visitor', JobDetailDocument, 'Loading the job'],
  ['/jobs/job-3105/apply', 'visitor', ApplyDocument, 'Loading the form'],
  ['/marketplace', 'visitor', ListingBrowserDocument, 'Loading products'],
  ['/marketplace/freelancers', 'visitor', ListingBrowserDocument, 'Loading freelancer services'],
  ['/marketplace/products', 'visitor', ListingBrowserDocument, 'Loading products'],
  ['/products', 'visitor', ProductsDocument, 'Loading products'],
  ['/products/prd-2801', 'visitor', ProductDetailDocument, 'Loading the product'],
  ['/service/srv-1101', 'visitor', ServiceDetailDocument, 'Loading the service'],
  ['/services', 'visitor', ServicesDocument, 'Loading services'],
  ['/services/logo-design', 'visitor', ServiceOrCategoryDocument, 'Loading'],
]

const visitAs = async (role: Visitor, path: string) => {
  if (role !== 'visitor') await signedInAs(role)
  await visit(path)
  return within(screen.getByRole('main'))
}

test.each(screens)(
  'loading: %s of a %s shows its skeleton until its query has a result',
  async (path, role, document, loading) => {
    const answer = mockPending(document)
    const main = await visitAs(role, path)
    expect((await main.findByText(loading)).closest('[aria-busy=true]')).toBeTruthy()
    await act(async () => answer())
    await waitFor(() => expect(screen.queryByText(loading)).toBeNull())
    expect(screen.queryByText(unexpected)).toBeNull()
  },
)

test.each(screens)(
  'error: %s of a %s shows the error, a button to try again, and the navigation',
  async (path, role, document, _, failure = unexpected) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    mockError(document)
    const main = await visitAs(role, path)
    expect(await main.findByText(failure)).toBeTruthy()
    expect(main.getByRole('button', { name: 'Try again' })).toBeTruthy()
    const link = path.startsWith('/dashboard') ? 'Settings' : 'Jobs'
    expect(screen.getAllByRole('link', { name: link }).length).toBeGreaterThan(0)
  },
)

type Link = [name: string, href: string]
const allCategories: Link = ['View All Categories', '/marketplace']

const emptyScreens: [path: string, role: Visitor, document: DocumentNode, text: string | RegExp, link?: Link][] = [
  ['/companies', 'visitor', CompaniesDocument, 'No companies found'],
  ['/freelancers', 'visitor', FreelancersDocument, 'No freelancers have joined yet.'],
  ['/jobs', 'visitor', JobsDocument, 'No jobs found'],
  ['/marketplace', 'visitor', ListingBrowserDocument, 'Nothing is on sale yet.', allCategories],
  ['/products', 'visitor', ProductsDocument, 'No products found', allCategories],
  ['/services', 'visitor', ServicesDocument, 'No services found', allCategories],
  ['/dashboard/customer/saved', 'customer', SavedDocument, /^Nothing saved yet/],
  ['/dashboard/customer/saved', 'customer', SavedDocument, /^Save a search/],
  ['/dashboard/jobs', 'broker', OwnJobsDocument, 'No jobs yet'],
  ['/dashboard/messages', 'freelancer', MessagesDocument, 'No messages yet'],
]

test.each(emptyScreens)('empty: %s of a %s says so', async (path, role, document, text, link) => {
  mockEmpty(document)
  const main = await visitAs(role, path)
  expect(await main.findByText(text)).toBeTruthy()
  if (link) expect(main.getByRole('link', { name: link[0] }).getAttribute('href')).toBe(link[1])
})

/** Modules by the beginnings of their paths below client/. */
export const modulePaths = {
  // Modules of nearly every page.
  everyPage: [
    'apollo/hooks/fragment-',
    'apollo/hooks/suspense-query-hook',
    'features/cart/broker-code',
    'features/listing/delivery-time',
    'features/listing/kind-texts',
    'features/listing/listing-cover',
    'features/listing/listing-kinds',
    'features/page/errors/load-error',
    'features/page/errors/not-found',
    'features/page/head/',
    'features/page/layout/breadcrumb',
    'features/page/layout/keyed-by-param',
    'features/page/layout/link',
    'features/page/layout/print-head',
    'features/profile/trust-line',
    'features/saved/deferred-save-button',
    'lib/money',
    'lib/parse-price',
    'lib/server-clock',
    'lib/text',
    'lib/use-chosen-params',
    'ui/button/on-single-click',
    'ui/button/text-button',
    'ui/feedback/busy-list',
    'ui/feedback/empty',
    'ui/feedback/notice',
    'ui/form/field.module.css',
    'ui/form/inline-select',
    'ui/icon/avatar',
    'ui/layout/plate',
    'ui/layout/section',
    'ui/repeat',
    'ui/text/clamp.module.css',
    'ui/text/rating',
    'ui/text/stars',
    // Only rows of people and jobs need it, but as a chunk of its own it is larger than here.
    'ui/layout/list-row',
  ],
  recordNotFound: ['features/page/errors/record-not-found', 'features/listing/listing-not-found'],
  signedIn: [
    'lib/focus/use-return-focus',
    'ui/form/text-area',
    'ui/text/badge',
    'features/application/',
    'features/company-form/',
    'features/dashboard/dashboard-page',
    'features/dashboard/panel',
    'features/engagement/',
    'features/form/',
    'features/job-form/',
    'features/language/languages.',
    'features/live-updates/',
    'features/notifications/',
    'features/own-listings/',
    'features/own-profile/',
    'features/payment/',
    'features/attachment/attached-files',
    'features/attachment/attachment-list',
  ],
  // Every dialog opens after the page.
  dialog: ['ui/feedback/confirm-dialog', 'ui/feedback/modal', 'ui/feedback/titled-modal', 'ui/feedback/use-confirm'],
  // Only forms with a picture or a file have these. A listing's pictures have the buttons of entries.
  upload: [
    'features/own-listings/entry-list/entry-buttons',
    'features/upload/file-picker',
    'features/upload/picture-field',
    'features/upload/send-file',
    'features/upload/upload-button',
    'features/upload/use-upload',
  ],
  // An order asks whether there is a draft, and shows its forms after the page.
  formDraft: ['features/form/form-draft'],
  formWithDraft: [
    'features/form/client-id',
    'features/form/use-draft-submit',
    'features/form/use-form-draft',
    'lib/random-id',
  ],
  // The editor of a listing needs these, too, and has no form with a draft.
  numberFields: ['features/form/number-fields'],
  // Too few dashboard pages show orders for these to be in `signedIn`.
  orders: [
    'features/engagement/order-not-found',
    'features/engagement/engagement-states',
    'features/engagement/due-text',
  ],
  // What the page of an order shares with its parts that load after it.
  orderPage: [
    'screens/engagement/actions/engagement-actions.module',
    'screens/engagement/actions/transition',
    'screens/engagement/engagement-section',
    'screens/engagement/money/money-summary.module',
    'screens/engagement/timeline/event-body',
  ],
  // Rows and states of orders, which pages without a list of orders don't show.
  orderRows: ['features/engagement/engagement-row', 'features/engagement/state-'],
  // Forms of public pages need these.
  submit: [
    'ui/button/submit-button',
    'ui/form/field.tsx',
    'features/form/form-result',
    'features/form/unsaved-changes',
    'features/form/use-submit',
  ],
  // Every dashboard page needs these, but none of the forms of `auth`.
  session: ['features/session/'],
  // Settings need these of `auth`, too.
  accountFields: ['ui/form/password-field', 'features/auth/account-fields', 'features/auth/social-providers'],
  auth: ['features/auth/'],
  cart: ['features/cart/cart-'],
  addToCart: ['features/cart/add-to-cart'],
  list: [
    'features/page/layout/title-page',
    'features/pagination/list-count',
    'features/pagination/load-more',
    'features/pagination/shown-count',
    'features/pagination/use-pagination',
    'features/listing/listing-list',
  ],
  listingCard: ['features/listing/listing-card', 'features/listing/listing-grid'],
  // Lists have filters; details, which are heavier, have none.
  facets: ['features/facets/', 'features/listing/listing-sorts'],
  // The search page and the suggestions of the header share these.
  search: ['features/search/highlight', 'features/search/fold-in-place', 'screens/search/search.module.css'],
  listingDetail: ['features/listing-detail/'],
  // Products have none of it.
  serviceDetail: ['features/listing-detail/service-content', 'features/listing-detail/service-page'],
  listingDetailSkeleton: ['features/listing-detail/listing-detail-skeleton'],
  // Most listings offer no choice.
  listingOptions: ['features/choice/', 'features/listing-options/'],
  profile: ['ui/text/facts', 'ui/text/paragraphs', 'ui/text/star-rating', 'ui/text/tags', 'features/profile/'],
  companyCard: ['features/company/company-card.'],
  // Listings and profiles show these and share little else. The other modules of reviews load after the page.
  reviewsOfPage: [
    'features/credential/checked-credentials',
    'features/report/report-link',
    'features/review/reviews.tsx',
    'features/review/reviews.module.css',
    'lib/web-address',
    'ui/text/linked-text',
    'ui/text/paragraphs',
  ],
  dates: ['lib/dates'],
  // A badge has the date of its check.
  utcDates: ['lib/utc-dates', 'ui/icon/verified'],
}

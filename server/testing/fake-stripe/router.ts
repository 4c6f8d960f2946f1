import { accountsApi } from './accounts-api'
import { ApiError } from './api-error'
import type { Books } from './books'
import { checkoutApi } from './checkout-api'
import type { Form } from './form'
import { refundsApi } from './refunds-api'
import { transfersApi } from './transfers-api'

type Handler = (form: Form, id: string) => unknown

interface Listed {
  id: string
  created: number
}

/** A page of a list, with Stripe's cursors. */
const page =
  (url: string, list: (form: Form, id: string) => readonly Listed[]): Handler =>
  (form, id) => {
    const since = Number(form.optional('created[gte]') ?? 0)
    const until = Number(form.optional('created[lte]') ?? Number.POSITIVE_INFINITY)
    const all = list(form, id).filter(({ created }) => created >= since && created <= until)
    const after = form.optional('starting_after')
    const start = after ? all.findIndex((object) => object.id === after) + 1 : 0
    const end = start + Number(form.optional('limit') ?? 10)
    return { object: 'list', url, data: all.slice(start, end), has_more: end < all.length }
  }

/** With `expand: ['data.source']` each has the object that caused it. */
const balance = (books: Books) => (form: Form) =>
  books.balance.all().map((transaction) => {
    if (!form.expands('data.source')) return transaction
    const { source: id } = transaction
    const source =
      books.charges.find(id) ??
      books.refunds.find(id) ??
      books.transfers.find(id) ??
      books.reversals.find(id) ??
      books.disputes.find(id)
    return { ...transaction, source }
  })

/** The parts of Stripe's API that the server uses. `:id` in a path matches one segment. */
export const createRouter = (books: Books, origin: () => string) => {
  const checkout = checkoutApi(books, origin)
  const refunds = refundsApi(books)
  const transfers = transfersApi(books)
  const accounts = accountsApi(books, origin)
  const routes: Record<string, Handler> = {
    'POST /v1/checkout/sessions': checkout.create,
    'GET /v1/checkout/sessions': page('/v1/checkout/sessions', checkout.list),
    'GET /v1/checkout/sessions/:id': checkout.retrieve,
    'POST /v1/checkout/sessions/:id/expire': checkout.expire,
    'GET /v1/payment_intents/:id': refunds.paymentIntent,
    'POST /v1/refunds': refunds.create,
    'GET /v1/refunds': page('/v1/refunds', refunds.list),
    'GET /v1/disputes': page('/v1/disputes', refunds.disputes),
    'GET /v1/disputes/:id': refunds.dispute,
    'POST /v1/accounts': accounts.create,
    'GET /v1/accounts/:id': accounts.retrieve,
    'POST /v1/account_links': accounts.link,
    'POST /v1/transfers': transfers.create,
    'GET /v1/transfers': page('/v1/transfers', transfers.list),
    'GET /v1/transfers/:id': transfers.retrieve,
    'POST /v1/transfers/:id/reversals': transfers.reverse,
    'GET /v1/transfers/:id/reversals': page('/v1/transfers/:id/reversals', transfers.reversals),
    'GET /v1/balance_transactions': page('/v1/balance_transactions', balance(books)),
    'GET /v1/events': page('/v1/events', books.events.all),
  }
  const entries = Object.entries(routes).map(([route, handler]) => {
    const [method, path = ''] = route.split(' ')
    return { method, pattern: new RegExp(`^${path.replace(':id', '([^/]+)')}$`), handler }
  })

  return (method: string, path: string, form: Form) => {
    for (const entry of entries) {
      const match = entry.method === method ? entry.pattern.exec(path) : null
      if (match) return entry.handler(form, match[1] ?? '')
    }
    throw new ApiError(`Unrecognized request URL (${method}: ${path}).`, { status: 404 })
  }
}

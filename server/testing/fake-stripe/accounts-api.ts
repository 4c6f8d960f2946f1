import { ApiError, notFound } from './api-error'
import type { Books } from './books'
import type { Form } from './form'

const parameters = [
  'email',
  'metadata[]',
  'capabilities[transfers][requested]',
  'controller[fees][payer]',
  'controller[losses][payments]',
  'controller[requirement_collection]',
  'controller[stripe_dashboard][type]',
]

/** Connected accounts and the links of their onboarding. `origin` is where the onboarding page lives. */
export const accountsApi = (books: Books, origin: () => string) => {
  const found = (id: string) => {
    const account = books.accounts.find(id)
    if (!account) throw notFound('account', id)
    return account
  }

  return {
    create: (form: Form) => {
      form.allowOnly(parameters)
      return books.accounts.add({
        ...books.begin('acct'),
        object: 'account',
        email: form.optional('email'),
        details_submitted: false,
        payouts_enabled: false,
        capabilities: { transfers: 'inactive' },
        requirements: { disabled_reason: 'requirements.past_due' },
        metadata: form.metadata(),
      })
    },

    retrieve: (_: Form, id: string) => found(id),

    link: (form: Form) => {
      form.allowOnly(['account', 'type', 'return_url', 'refresh_url'])
      if (form.text('type') !== 'account_onboarding') throw new ApiError('Only account_onboarding is known here.')
      const query = new URLSearchParams({ back: form.text('return_url') })
      form.text('refresh_url')
      const { created } = books.begin('link')
      const url = `${origin()}/onboard/${found(form.text('account')).id}?${query}`
      return { object: 'account_link', created, expires_at: created + 300, url }
    },
  }
}

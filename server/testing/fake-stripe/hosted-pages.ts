import type { Books } from './books'
import type { People } from './people'

interface Page {
  status: number
  headers: Record<string, string>
  body: string
}

const html = (title: string, actions: string): Page => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${actions}</html>`,
})
const redirect = (location: string): Page => ({ status: 303, headers: { location }, body: '' })
const form = (label: string, action: string) =>
  `<form method="post"><button name="action" value="${action}">${label}</button></form>`

/** The pages that a browser is sent to: payment and onboarding. For trying by hand and in browser tests. */
export const createHostedPages =
  (books: Books, people: People) =>
  (url: URL, action: string | null): Page | undefined => {
    const [, room, id = ''] = url.pathname.split('/')
    const session = room === 'pay' ? books.sessions.find(id) : undefined
    if (session) {
      if (action === 'pay') people.pay(id)
      if (action === 'decline') people.decline(id)
      if (action === 'pay') return redirect(session.success_url)
      if (action === 'back') return redirect(session.cancel_url)
      return html(
        `Pay $${(session.amount_total / 100).toFixed(2)}`,
        form('Pay', 'pay') + form('Decline', 'decline') + form('Back', 'back'),
      )
    }
    const account = room === 'onboard' ? books.accounts.find(id) : undefined
    if (!account) return undefined
    if (action === null) return html('Set up payouts', form('Finish', 'finish') + form('Later', 'later'))
    if (action === 'finish') people.setAccount(id, 'ready')
    return redirect(url.searchParams.get('back') ?? '/')
  }

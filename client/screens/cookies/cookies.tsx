import { LegalPage } from '../../features/legal/legal-page'
import { TextLink } from '../../features/page/layout/links'

const parts = [
  {
    id: 'cookie',
    title: 'The one cookie',
    text: (
      <>
        <p>
          When you sign in, the server sets a single cookie, <code>session</code> (on an encrypted connection{' '}
          <code>__Host-session</code>). It holds a random number and nothing else, and tells the server that the next
          request comes from you. Scripts cannot read it, and other sites cannot have it sent along with their forms.
        </p>
        <ul>
          <li>
            <b>Without “Remember me”</b> it ends with your browser, and on the server after twelve hours at the latest.
          </li>
          <li>
            <b>With “Remember me”</b> it lasts thirty days.
          </li>
          <li>
            <b>Logging out</b> removes it, here and on the server.
          </li>
        </ul>
        <p>Who does not sign in gets no cookie at all.</p>
      </>
    ),
  },
  {
    id: 'storage',
    title: 'What your browser keeps',
    text: (
      <>
        <p>
          Three entries in your browser’s local storage remember what you did. They are never sent along with requests.
        </p>
        <ul>
          <li>
            <code>appearance</code>: whether you chose the light or the dark look. Choosing System removes it.
          </li>
          <li>
            <code>cart</code>: the numbers of the listings in your cart and how many of each. Prices are not kept; the
            server tells them anew.
          </li>
          <li>
            <code>checkout</code>: a number for a checkout that you have begun, so that nothing is paid twice. It goes
            once the order is placed.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'none',
    title: 'What there is not',
    text: (
      <p>
        No advertising, no analytics, no counting pixels, no embedded maps, fonts or videos of other companies. That is
        why no banner asks for your consent: there is nothing here that would need it.
      </p>
    ),
  },
  {
    id: 'control',
    title: 'How to be rid of it',
    text: (
      <p>
        Your browser’s settings show and delete all of this. Without cookies you can browse everything but not sign in;
        without local storage the look follows your system and the cart lasts as long as the page. What the server
        stores is told under <TextLink to="/privacy">Privacy</TextLink>.
      </p>
    ),
  },
]

export const Cookies = () => (
  <LegalPage
    title="Cookies"
    description="The one cookie of Marque, set when you sign in, and the three entries your browser keeps: appearance, cart, checkout. No tracking."
    lead="One cookie, and only when you sign in. Two notes that your browser keeps for itself. No tracking."
    since="2026-11-02"
    parts={parts}
  />
)

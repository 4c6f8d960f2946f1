import { LegalPage } from '../../features/legal/legal-page'
import { TextLink } from '../../features/page/layout/links'

const parts = [
  {
    id: 'cookie',
    title: 'The cookies',
    text: (
      <>
        <p>
          You get a cookie when you sign in, and none before. Each tells the server one thing: <code>recent-write</code>{' '}
          and <code>written-at</code> hold a number, all others a random value. Scripts cannot read them, and other
          sites cannot have them sent along with their forms. On an encrypted connection their names begin with{' '}
          <code>__Host-</code>, as in <code>__Host-session</code>.
        </p>
        <ul>
          <li>
            <code>session</code>: that the next request comes from you. Without “Remember me” it ends with your browser,
            and on the server after twelve hours at the latest. With “Remember me” it lasts thirty days. Logging out
            removes it, here and on the server.
          </li>
          <li>
            <code>device</code>: that somebody has signed in to your account with this browser before. So we can tell
            you of a sign-in from a new one, and guesses from elsewhere do not slow you down. It lasts a year, also
            after you log out.
          </li>
          <li>
            <code>oauth</code>: that you are on your way to a social sign-in and back. It lasts ten minutes at most.
          </li>
          <li>
            <code>pending-login</code>: that your password was right and your second factor is still to come. It lasts
            five minutes at most.
          </li>
          <li>
            <code>recent-write</code>: that you have just logged out or deleted your account, so that pages show your
            last changes at once. It lasts a minute.
          </li>
          <li>
            <code>written-at</code>: a number that says how far our database had come when you last changed something,
            so that you see your change at once. It ends with your browser.
          </li>
        </ul>
        <p>Visitors who do not sign in get no cookie at all.</p>
      </>
    ),
  },
  {
    id: 'storage',
    title: 'What your browser keeps',
    text: (
      <>
        <p>
          These entries stay in your browser’s local storage until you or we remove them. They are never sent along with
          requests.
        </p>
        <ul>
          <li>
            <code>appearance</code>: whether you chose the light or the dark look. Choosing System removes it.
          </li>
          <li>
            <code>cart</code>: the numbers of the listings in your cart, what you chose of each, how many, and the code
            of a broker whose link led you there. Prices are not kept; the server tells them anew.
          </li>
          <li>
            <code>checkout</code>: a checkout that you have begun: its lines, its total and a number, so that nothing is
            paid twice. It goes once the order is placed.
          </li>
          <li>
            <code>dismissed-notices</code>: the numbers of announcements that you have dismissed, the last twenty.
          </li>
          <li>
            <code>user:customer</code>, or the like with your kind of account: your number, name, email address, kind of
            account, portrait, company, social sign-in and the day you joined. Pages can greet you with it before the
            server has answered. Logging out removes it.
          </li>
        </ul>
        <p>
          The page for developers, where it is switched on, keeps its tabs and settings under names with “graphiql:”.
        </p>
      </>
    ),
  },
  {
    id: 'tab',
    title: 'What a tab keeps',
    text: (
      <>
        <p>These entries last until you close the tab. They are not sent along with requests either.</p>
        <ul>
          <li>
            <code>message:</code>, <code>contact:</code>, <code>transition:</code>, <code>quote:</code>,{' '}
            <code>review:</code>, <code>answer:</code>, <code>apply:</code>, <code>edit-application:</code>,{' '}
            <code>answer-application:</code>, <code>job:new</code>, <code>brief:new</code>, <code>edit-job:</code>,{' '}
            <code>docket:</code>, <code>note:</code>, <code>report:</code>, <code>report-case:</code>,{' '}
            <code>company-profile</code>, <code>freelancer-profile</code>, <code>mandate:</code>,{' '}
            <code>credential-check</code>, <code>refuse-credential:</code>, <code>site-notice</code>,{' '}
            <code>search-synonym</code> and <code>user-action:</code>: what you have typed into a message, a form of an
            order, a quote request, a review, an application, an answer to one, a job, a date of a docket, a note, a
            report, your profile, a mandate, a request to check a registration, a decision about one of these, an
            announcement, search words or a change of an account, and the names of files that you have uploaded for it,
            so that it is still there when you come back. Sending it removes it, and so does “Leave” when the page asks
            whether you want to leave without saving.
          </li>
          <li>
            <code>checkout-form:</code>: what you have typed into a checkout, but never a card. It goes once the order
            is placed.
          </li>
          <li>
            <code>drafts-of</code>: the number of your account, so that nobody who signs in after you reads what you
            have typed. Logging out removes all that you have typed.
          </li>
          <li>
            <code>save</code>: the listing or the search that you wanted to save before you signed in, and the address
            of its page.
          </li>
          <li>
            <code>react-router-scroll-positions</code>: how far you had scrolled on the pages you go back to.
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
    title: 'How to remove them',
    text: (
      <p>
        Your browser’s settings show and delete all of this. Without cookies you can browse everything but not sign in;
        without local storage the look follows your system and the cart lasts as long as the page. What the server
        stores is described under <TextLink to="/privacy">Privacy</TextLink>.
      </p>
    ),
  },
]

export const Cookies = () => (
  <LegalPage
    title="Cookies"
    description="The cookies of Marque, set when you sign in, and every entry that your browser keeps for itself, with its purpose and its end. No tracking."
    lead="Cookies only when you sign in, and a few entries that your browser keeps for itself. No tracking."
    since="2026-11-28"
    parts={parts}
  />
)

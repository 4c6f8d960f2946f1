import { LegalPage } from '../../features/legal/legal-page'
import { TextLink } from '../../features/page/layout/links'

const parts = [
  {
    id: 'visit',
    title: 'When you only look around',
    text: (
      <>
        <p>
          Nothing about you stays on the server. There is no advertising, no profile of what you read. Fonts, pictures
          and scripts all come from this site: your browser asks no other.
        </p>
        <p>
          The page of a product or service adds one to the number of times it was seen that day, for its seller. That
          number is all that is kept. So that a reload doesn’t count again, the server remembers for half an hour a
          digest of network address and listing, made with a secret key.
        </p>
        <p>
          When something fails, the server writes a line about the error to its log with a reference number. What people
          type is not written there.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'When you have an account',
    text: (
      <>
        <p>We keep what you give us to open it:</p>
        <ul>
          <li>
            <b>Name and email address</b>, to know you again. Your email is shown to you and to administrators, to
            nobody else.
          </li>
          <li>
            <b>Account type</b> and, unless you are a customer, the <b>name of your company</b>, which opens its
            profile.
          </li>
          <li>
            <b>A digest of your password</b> (argon2id). The password itself is never stored and cannot be read back.
          </li>
          <li>
            With social sign-in: <b>which provider</b> and the number it knows you by. On this sample site the provider
            is built in, and no outside company is asked.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'use',
    title: 'When you buy, sell, write or apply',
    text: (
      <>
        <ul>
          <li>
            <b>Orders and their timeline</b>: what was bought, when, for how much, and what both sides wrote and
            delivered. Of a card we keep the last four digits; the payment provider keeps the rest.
          </li>
          <li>
            <b>Receipts and invoices</b>: the name, company, address, tax number and email address that you gave for
            them. We keep these for ten years after the order, because tax law asks for it, even if the account is
            deleted. Then they are erased.
          </li>
          <li>
            <b>Messages</b> and the <b>notifications</b> about them. The two who write can read them, and
            administrators, whose reading is recorded.
          </li>
          <li>
            <b>Reviews</b>, which are public once published, with the name of their author.
          </li>
          <li>
            <b>Applications</b>, for the company that offers the job; <b>saved listings and searches</b>, for you alone;
            <b> pictures and files</b> that you upload, until they are no longer used.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'public',
    title: 'What others see',
    text: (
      <p>
        Everybody who sells here has a public profile: name, portrait, kind of account and company. Portraits are drawn
        by us from the number of the account; no picture of you is needed or fetched.
      </p>
    ),
  },
  {
    id: 'sessions',
    title: 'Sessions and sign-in attempts',
    text: (
      <>
        <p>
          Signing in sets a cookie. The server keeps a digest of it, the kind of browser, when it was last used and when
          it ends: with “Remember me” thirty days after sign-in, without it after twelve hours, or two hours after your
          last request.
        </p>
        <p>
          Sign-ins and changes of password, email address and access are recorded for a year. You see yours under
          Settings.
        </p>
        <p>
          To stop passwords being guessed, the server counts attempts to sign in and to register by account and network
          address. It keeps a digest of the two for a day.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    text: (
      <p>
        Among others, the appearance you choose, your cart and your name are kept by your browser and not sent to us
        until you use them. The full list is under <TextLink to="/cookies">Cookies</TextLink>.
      </p>
    ),
  },
  {
    id: 'sharing',
    title: 'Whom we share it with',
    text: (
      <p>
        The payment provider, where one is set up, gets your email address and what you pay or earn. Nobody else: there
        is no third party on these pages, and we do not sell or lend what we know. The other side of an order sees your
        name, what you write to them, and what stands on the invoice: company, address and tax number.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your choices',
    text: (
      <>
        <p>
          Under Settings you correct what you gave us, download everything we hold about you, and delete your account.
          Deleting it erases your profile, listings, jobs, pictures, saved things, sign-in records and every
          notification about you. Orders, messages and reviews stay for the other side, in the name of a former member,
          as you wrote them; an accepted confidentiality agreement keeps both names. The names that you gave for a check
          for conflicts of interest are erased. Receipts and invoices stay for ten years.
        </p>
        <p>
          This is a sample site, often started afresh with its built-in data: an account that you open here may be gone
          tomorrow. Put nothing into it that you would not show a stranger.
        </p>
      </>
    ),
  },
]

export const Privacy = () => (
  <LegalPage
    title="Privacy"
    description="What Marque stores about visitors and account holders, for how long, and with whom it is shared: no tracking, nothing sold."
    lead="What we store, why, and for how long. It is little, and we sell none of it."
    since="2026-11-02"
    parts={parts}
  />
)

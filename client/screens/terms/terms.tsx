import { LegalPage } from '../../features/legal/legal-page'
import { TextLink } from '../../features/page/layout/links'

const parts = [
  {
    id: 'what-this-is',
    title: 'What this is',
    text: (
      <>
        <p>
          Marque is a marketplace where startups find intellectual-property services, company services and business
          products. This copy of it runs on sample data: its sellers, listings, reviews and jobs are invented, and no
          order placed here moves real money.
        </p>
        <p>These terms are written as they would stand if it were open for business, so that you can judge them too.</p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    text: (
      <>
        <p>
          Browsing needs no account. To buy, to sell, to apply for a job or to write to somebody you need one, and you
          choose what it is for: customer, vendor, freelancer or broker.
        </p>
        <p>
          Give a name and an email address that are yours, and keep the password to yourself. What happens under your
          account is taken as done by you until you tell us otherwise. The sample accounts are shared by everyone who
          visits: put nothing private into them.
        </p>
      </>
    ),
  },
  {
    id: 'listings',
    title: 'Listings and prices',
    text: (
      <>
        <p>
          A listing says what is included, who does it and what it costs. Prices are in US dollars and fixed. Official
          fees, such as those of a trademark office, are named beforehand and passed on at cost.
        </p>
        <p>
          Sellers describe their own work and answer for what they write. We take down what is false, what breaks the
          law and what offers somebody else’s work as one’s own.
        </p>
      </>
    ),
  },
  {
    id: 'orders',
    title: 'Orders and payment',
    text: (
      <>
        <p>
          An order is a contract between buyer and seller. Marque holds the payment until you accept the work, or until
          fourteen days after delivery if you say nothing. Then it goes to the seller, less a commission of ten percent.
        </p>
        <p>
          A service includes one round of changes, or as many as its package names. If the two of you disagree, the
          money stays where it is until somebody has read both accounts. What is refunded carries no commission.
        </p>
      </>
    ),
  },
  {
    id: 'advice',
    title: 'Advice comes from the seller',
    text: (
      <p>
        Marque is not a law firm and gives no legal advice, on these pages or in messages. Whoever you hire advises you,
        under the rules of their own profession. A Verified badge says that we have checked a company’s registration; it
        is no promise about the outcome of a filing.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'What nobody may do here',
    text: (
      <ul>
        <li>Pretend to be another person or firm, or sell rights that are not one’s own.</li>
        <li>Write reviews of work that was never ordered, or pay for them.</li>
        <li>Send advertising, or try to read what is not meant for them.</li>
        <li>Load the site so heavily that others cannot use it, or try passwords that are not theirs.</li>
      </ul>
    ),
  },
  {
    id: 'your-work',
    title: 'Your work stays yours',
    text: (
      <p>
        What you upload and write remains yours; you let us show it here for as long as it is listed. What a seller
        makes for you becomes yours when the order is complete, unless the listing says otherwise.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending it, and changes',
    text: (
      <p>
        You may stop at any time; open orders are brought to their end first. We may close an account that breaks these
        terms, and say why. When the terms change, the date on this page changes with them. How we treat data is
        described under <TextLink to="/privacy">Privacy</TextLink>.
      </p>
    ),
  },
]

export const Terms = () => (
  <LegalPage
    title="Terms"
    description="The terms of Marque in plain words: accounts, listings and prices, where payments are held, who gives the advice, and what nobody may do."
    lead="What you can expect of Marque, what sellers can expect of you, and where the money is meanwhile."
    since="2026-11-02"
    parts={parts}
  />
)

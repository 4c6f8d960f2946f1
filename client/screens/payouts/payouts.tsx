import { Suspense, useState } from 'react'
import { dataOrThrow, revalidate } from '../../apollo/data-or-throw'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { PanelStack } from '../../features/dashboard/panel'
import { StatTiles } from '../../features/dashboard/stat-tiles'
import { useShownCount } from '../../features/pagination/shown-count'
import { formatPrice } from '../../lib/money'
import { Loading } from '../../ui/feedback/skeleton'
import { PayoutAccountPanel } from './payout-account-panel'
import { usePayoutsSuspenseQuery } from './payouts.generated'
import { Statement } from './statement'
import { UnderWay } from './under-way'

export const Payouts = () => (
  <DashboardPage title="Payouts" lead="What you have earned, what is under way, and what was paid out.">
    <Suspense fallback={<Loading label="Loading your payouts" height="32rem" />}>
      <PayoutList />
    </Suspense>
  </DashboardPage>
)

const PayoutList = () => {
  const shown = useShownCount()
  // The server asks Stripe for the account, so that more of the statement must not request the page again.
  const [first] = useState(shown.first)
  const data = dataOrThrow(usePayoutsSuspenseQuery({ variables: { first }, ...revalidate }))
  const { balance, held, paidOut, account, statement } = data.payouts
  return (
    <PanelStack>
      <StatTiles
        tiles={[
          { label: 'Balance', value: formatPrice(balance), note: 'earned and not paid out yet' },
          { label: 'Under way', value: formatPrice(held), note: 'held for running orders, before commission' },
          { label: 'Paid out', value: formatPrice(paidOut), note: 'sent to your bank' },
        ]}
      />
      <PayoutAccountPanel account={account} />
      <UnderWay />
      <Statement statement={statement} shown={shown} />
    </PanelStack>
  )
}

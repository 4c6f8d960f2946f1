import { useState } from 'react'
import { Panel } from '../../features/dashboard/panel'
import { problemOf, refusalOf } from '../../features/form/form-result'
import type { PayoutAccountState } from '../../generated/schema'
import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/feedback/notice'
import { type PayoutAccount_AccountFragment, useOpenPayoutAccountMutation } from './payout-account.generated'
import styles from './payouts.module.css'

interface State {
  text: (provider: string) => string
  action?: string
}

const states: Record<PayoutAccountState, State> = {
  NOT_OPENED: {
    text: (provider) =>
      `${provider} sends your earnings to your bank. Tell it who you are and where your money goes; it takes a few minutes.`,
    action: 'Set up payouts',
  },
  INCOMPLETE: {
    text: (provider) => `${provider} needs more details before it can pay you. Your earnings wait in your balance.`,
    action: 'Continue',
  },
  IN_REVIEW: {
    text: (provider) => `${provider} checks your details. Your earnings wait in your balance until it is done.`,
    action: 'See your details',
  },
  READY: { text: (provider) => `Your earnings are paid out by ${provider} as soon as an order is completed.` },
}

const unknown: State = { text: (provider) => `${provider} can’t be reached at the moment. Your balance is safe.` }
const noAccounts: State = {
  text: () => 'This marketplace makes no payouts yet. Your earnings are kept in your balance.',
}

const stateOf = (account: PayoutAccount_AccountFragment | null) => {
  if (!account) return noAccounts
  return account.state === null ? unknown : states[account.state]
}

export const PayoutAccountPanel = ({ account }: { account: PayoutAccount_AccountFragment | null }) => {
  const [open, { loading }] = useOpenPayoutAccountMutation()
  const [problem, setProblem] = useState('')
  const { text, action } = stateOf(account)
  const start = async () => {
    setProblem('')
    try {
      const answer = (await open()).data?.openPayoutAccount
      if (answer?.__typename === 'PayoutAccountLink') window.location.assign(answer.url)
      else setProblem(problemOf(answer).problem)
    } catch (error) {
      setProblem(refusalOf(error) ?? 'Payouts could not be opened. Please try again in a few minutes.')
    }
  }
  return (
    <Panel title="Your account for payouts">
      <div className={styles.account}>
        <p>{text(account?.provider ?? '')}</p>
        {action && (
          <Button busy={loading} onClick={start}>
            {action}
          </Button>
        )}
      </div>
      {problem && <Notice text={problem} />}
    </Panel>
  )
}

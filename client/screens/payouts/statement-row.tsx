import type { FragmentType } from '@apollo/client'
import type { Ref } from 'react'
import { TextLink } from '../../features/page/layout/links'
import type { StatementEntryKind } from '../../generated/schema'
import { shortDay } from '../../lib/dates'
import { formatPrice } from '../../lib/money'
import { engagementPath } from '../../lib/paths'
import styles from './payouts.module.css'
import { type StatementRow_EntryFragment, useStatementRow_EntryFragment } from './statement-row.generated'

interface Props {
  entry: FragmentType<StatementRow_EntryFragment>
  linkRef?: Ref<HTMLAnchorElement> | undefined
}

export const StatementRow = ({ entry: from, linkRef }: Props) => {
  const { at, kind, amount, engagement } = useStatementRow_EntryFragment(from)
  return (
    <li className={styles.row}>
      <div>
        <TextLink ref={linkRef} to={engagementPath(engagement.id)}>
          {engagement.title}
        </TextLink>
        <p>{`${kindTexts[kind]}, ${shortDay(at)}, ${engagement.number}`}</p>
      </div>
      <b>{formatPrice(amount)}</b>
    </li>
  )
}

export const kindTexts: Record<StatementEntryKind, string> = {
  EARNED: 'Earned',
  PAID_OUT: 'Paid out',
  REFUNDED: 'Refunded to the buyer',
  CHARGED_BACK: 'Taken back by the buyer’s bank',
  RETURNED: 'Returned from your account',
}

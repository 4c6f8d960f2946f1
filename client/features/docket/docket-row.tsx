import type { FragmentType } from '@apollo/client'
import type { ReactNode, Ref } from 'react'
import { daysFromNow, daysUntil } from '../../lib/dates'
import { formatAmount, formatPrice } from '../../lib/money'
import { engagementPath } from '../../lib/paths'
import { pluralize } from '../../lib/text'
import { longDate } from '../../lib/utc-dates'
import { classes } from '../../ui/classes'
import { TextLink } from '../page/layout/links'
import { type DocketRow_EntryFragment, useDocketRow_EntryFragment } from './docket-row.generated'
import styles from './docket-row.module.css'

interface Props {
  entry: FragmentType<DocketRow_EntryFragment>
  /** Adds a link to the order, whose page doesn't need it. */
  orderLink?: boolean
  /** Gets the focus when more rows have loaded. */
  linkRef?: Ref<HTMLAnchorElement> | undefined
  /** Buttons below the entry. */
  children?: ReactNode
}

/** A date of an official procedure, with its fees and the days that are left. */
export const DocketRow = ({ entry: from, orderLink = false, linkRef, children }: Props) => {
  const entry = useDocketRow_EntryFragment(from)
  const { dueOn, engagement } = entry
  const daysLeft = daysUntil(dueOn)
  return (
    <li className={styles.row}>
      <div>
        <h3 dir="auto">{subjectOf(entry)}</h3>
        <p>
          {detailsOf(entry).join(' · ')}
          {orderLink && (
            <>
              {' · '}
              <TextLink ref={linkRef} to={engagementPath(engagement.id)}>
                {engagement.number}
              </TextLink>
            </>
          )}
        </p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      <p className={styles.day}>
        <time dateTime={dueOn}>{longDate(dueOn)}</time>
        <b className={classes(!entry.doneAt && daysLeft < 0 && styles.late)}>
          {entry.doneAt ? 'met' : leftText(daysLeft)}
        </b>
      </p>
    </li>
  )
}

const subjectOf = ({ kind, kindLabel, title }: DocketRow_EntryFragment) => {
  if (kind === 'OTHER' && title) return title
  return title ? `${kindLabel}: ${title}` : kindLabel
}

const detailsOf = (entry: DocketRow_EntryFragment) => [
  actorText(entry),
  ...(entry.jurisdiction === 'OTHER' ? [] : [entry.jurisdictionLabel]),
  ...feeTexts(entry),
]

const actorText = ({ actor, engagement }: DocketRow_EntryFragment) => {
  if (actor === engagement.viewerSide) return 'You act'
  return actor === 'BUYER' ? 'The buyer acts' : 'The seller acts'
}

const feeTexts = ({ officialFee, officialCurrency, serviceFee }: DocketRow_EntryFragment) => [
  ...(officialFee === null ? [] : [`official fee ${formatAmount(officialFee, officialCurrency)}`]),
  ...(serviceFee === null ? [] : [`service fee ${formatPrice(serviceFee)}`]),
]

const leftText = (daysLeft: number) => (daysLeft < 0 ? `${pluralize(-daysLeft, 'day')} late` : daysFromNow(daysLeft))

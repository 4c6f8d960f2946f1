import type { DocketKind, Jurisdiction } from '../../generated/resolvers'
import { isoDay } from '../../lib/dates'
import { plural } from '../../lib/text'

interface Period {
  years?: number
  months?: number
  days?: number
}

/** A rule of an official procedure as the law had it in November 2026. */
export interface OfficialRule {
  slug: string
  kind: DocketKind
  jurisdiction: Jurisdiction
  label: string
  countsFrom: string
  period: Period
  note: string
  source: string
}

export const docketRules: readonly OfficialRule[] = [
  {
    slug: 'us-office-action',
    kind: 'OFFICE_ACTION',
    jurisdiction: 'US',
    label: 'US trademark: response to an office action',
    countsFrom: 'Issue date of the office action',
    period: { months: 3 },
    note: 'One extension of three months for a fee. Madrid applications have six months and no extension.',
    source: '37 CFR 2.62(a)',
  },
  {
    slug: 'us-opposition',
    kind: 'OPPOSITION',
    jurisdiction: 'US',
    label: 'US trademark: opposition',
    countsFrom: 'Publication in the Official Gazette',
    period: { days: 30 },
    note: 'Can be extended up to 180 days from publication, if asked for within the 30 days.',
    source: '15 U.S.C. 1063(a); 37 CFR 2.101(c)',
  },
  {
    slug: 'us-statement-of-use',
    kind: 'USE',
    jurisdiction: 'US',
    label: 'US trademark: statement of use',
    countsFrom: 'Notice of allowance',
    period: { months: 6 },
    note: 'Up to five extensions of six months each.',
    source: '15 U.S.C. 1051(d)',
  },
  {
    slug: 'us-declaration-of-use',
    kind: 'USE',
    jurisdiction: 'US',
    label: 'US trademark: first declaration of use',
    countsFrom: 'Registration',
    period: { years: 6 },
    note: 'Can be filed from the fifth year on. Six more months for a fee.',
    source: '15 U.S.C. 1058(a)',
  },
  {
    slug: 'us-renewal',
    kind: 'RENEWAL',
    jurisdiction: 'US',
    label: 'US trademark: renewal',
    countsFrom: 'Registration or last renewal',
    period: { years: 10 },
    note: 'Can be filed from a year before, together with a declaration of use. Six more months for a fee.',
    source: '15 U.S.C. 1058, 1059',
  },
  {
    slug: 'eu-examination-report',
    kind: 'OFFICE_ACTION',
    jurisdiction: 'EU',
    label: 'EU trade mark: reply to an examination report',
    countsFrom: 'Notification of the report',
    period: { months: 2 },
    note: 'The report names the period, which is usually two months. One extension of two months if asked for before its end.',
    source: 'Regulation (EU) 2017/1001, Article 42(2); Delegated Regulation (EU) 2018/625, Article 68',
  },
  {
    slug: 'eu-opposition',
    kind: 'OPPOSITION',
    jurisdiction: 'EU',
    label: 'EU trade mark: opposition',
    countsFrom: 'Publication of the application',
    period: { months: 3 },
    note: 'Cannot be extended. The fee has to be paid within the same period.',
    source: 'Regulation (EU) 2017/1001, Article 46',
  },
  {
    slug: 'eu-appeal',
    kind: 'APPEAL',
    jurisdiction: 'EU',
    label: 'EU trade mark: appeal',
    countsFrom: 'Notification of the decision',
    period: { months: 2 },
    note: 'The grounds follow within four months of the notification.',
    source: 'Regulation (EU) 2017/1001, Article 68',
  },
  {
    slug: 'eu-renewal',
    kind: 'RENEWAL',
    jurisdiction: 'EU',
    label: 'EU trade mark: renewal',
    countsFrom: 'Filing date or last renewal',
    period: { years: 10 },
    note: 'Can be filed in the six months before. Six more months for a surcharge.',
    source: 'Regulation (EU) 2017/1001, Articles 52 and 53',
  },
  {
    slug: 'gb-examination-report',
    kind: 'OFFICE_ACTION',
    jurisdiction: 'GB',
    label: 'UK trade mark: reply to an examination report',
    countsFrom: 'Date of the report',
    period: { months: 2 },
    note: 'The report names the period, which is usually two months. It can be extended on request before its end.',
    source: 'Trade Marks Act 1994, section 37(3); Trade Marks Rules 2008, rule 77',
  },
  {
    slug: 'gb-opposition',
    kind: 'OPPOSITION',
    jurisdiction: 'GB',
    label: 'UK trade mark: opposition',
    countsFrom: 'Publication of the application',
    period: { months: 2 },
    note: 'Three months if a notice of threatened opposition (TM7A) is filed within the two.',
    source: 'Trade Marks Rules 2008, rule 17',
  },
  {
    slug: 'gb-renewal',
    kind: 'RENEWAL',
    jurisdiction: 'GB',
    label: 'UK trade mark: renewal',
    countsFrom: 'Filing date or last renewal',
    period: { years: 10 },
    note: 'Can be filed in the six months before. Six more months for a late fee.',
    source: 'Trade Marks Act 1994, sections 42 and 43',
  },
  {
    slug: 'patent-priority',
    kind: 'PRIORITY',
    jurisdiction: 'PARIS',
    label: 'Patent: priority',
    countsFrom: 'First filing',
    period: { months: 12 },
    note: 'Also for utility models. Restoring a missed priority is possible at some offices only.',
    source: 'Paris Convention, Article 4C(1)',
  },
  {
    slug: 'trademark-priority',
    kind: 'PRIORITY',
    jurisdiction: 'PARIS',
    label: 'Trademark or design: priority',
    countsFrom: 'First filing',
    period: { months: 6 },
    note: 'Cannot be extended.',
    source: 'Paris Convention, Article 4C(1)',
  },
]

const units = ['year', 'month', 'day'] as const

/** The period in words: `3 months`. */
export const periodText = (period: Period) =>
  units
    .flatMap((unit) => {
      const count = period[`${unit}s`] ?? 0
      return count === 0 ? [] : [plural(count, unit)]
    })
    .join(' and ')

/** The day that ends a period. A month without that day ends with its last one: a month from January 31 is February 28. */
export const endOfPeriod = (from: string, { years = 0, months = 0, days = 0 }: Period) => {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year + years, month + months, 0)).getUTCDate()
  const end = new Date(Date.UTC(year + years, month - 1 + months, Math.min(day, lastDay) + days))
  return isoDay(end)
}

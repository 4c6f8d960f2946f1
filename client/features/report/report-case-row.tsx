import type { FragmentType } from '@apollo/client'
import type { Ref } from 'react'
import type { ReportCaseState, ReportReason } from '../../generated/schema'
import { onDay } from '../../lib/dates'
import { pluralize } from '../../lib/text'
import type { BadgeTone } from '../../ui/text/badge'
import { TextLink } from '../page/layout/links'
import { ProcessNote, ProcessRow } from '../process/process-row'
import { ReportCaseActions } from './report-case-actions'
import { type ReportCaseRow_ReportCaseFragment, useReportCaseRow_ReportCaseFragment } from './report-case-row.generated'

const tones: Record<ReportCaseState, BadgeTone> = {
  REPORTED: 'wait',
  DISMISSED: 'plain',
  TAKEN_DOWN: 'plain',
  APPEALED: 'wait',
  UPHELD: 'plain',
  RESTORED: 'good',
}

const reasonTexts: Record<ReportReason, string> = {
  SPAM: 'Advertising',
  FRAUD: 'Fraud or false claims',
  ABUSE: 'Insults, threats or hatred',
  RIGHTS: 'Violates a right',
  OTHER: 'Something else',
}

interface Props {
  reportCase: FragmentType<ReportCaseRow_ReportCaseFragment>
  titleRef?: Ref<HTMLHeadingElement> | undefined
  /** Called after a transition. */
  onAdvanced?: () => unknown
}

/** Reported content: for admins with the reports, for its owner with the decision. */
export const ReportCaseRow = ({ reportCase: from, titleRef, onAdvanced }: Props) => {
  const reportCase = useReportCaseRow_ReportCaseFragment(from)
  const { title, path, state, stateLabel, content, decision, appeal, answer, reports } = reportCase
  const isAdmin = reports.length > 0
  const isShown = state === 'REPORTED' || state === 'DISMISSED' || state === 'RESTORED'
  return (
    <ProcessRow
      titleRef={titleRef}
      title={path && isShown ? <TextLink to={path}>{title}</TextLink> : title}
      state={{ label: stateLabel, tone: tones[state] }}
      about={isAdmin && `${reportCase.owner.name}. Reported by ${countText(reportCase)}.`}
    >
      <Quote by={isAdmin ? 'Reported text' : 'Your text'} text={content} />
      {reports.map(({ reporter, reason, text }) => (
        <Quote key={reporter.id} by={reporter.name} text={[reasonTexts[reason], text].filter(Boolean).join(': ')} />
      ))}
      <Quote by="Decision" text={decision} />
      <Quote by="Appeal" text={appeal} />
      <Quote by="Answer" text={answer} />
      <ReportCaseActions reportCase={reportCase} onAdvanced={onAdvanced} />
    </ProcessRow>
  )
}

const countText = ({ reportCount, reportedAt }: ReportCaseRow_ReportCaseFragment) =>
  `${pluralize(reportCount, 'account')}, first ${onDay(reportedAt)}`

const Quote = ({ by, text }: { by: string; text: string }) =>
  text && (
    <ProcessNote>
      <b>{`${by}: `}</b>
      {text}
    </ProcessNote>
  )

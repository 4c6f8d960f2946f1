import type { ApplicationRow, JobRow } from '../../database/tables/tables'
import type { ApplyToJobInput, JobKind } from '../../generated/resolvers'
import { isHttpsAddress } from '../../lib/addresses/web-address'
import { centsOrNull, isMoney, MAX_PRICE_DOLLARS } from '../../lib/money'
import { oneLine, paragraphs } from '../../lib/text'
import { firstViolationOf, invalidInput, type Rule } from '../../lib/violations'
import { MAX_DAYS } from '../../process/milestones-field'
import { MAX_ATTACHMENTS } from '../upload/attached-files'

type ContentInput = Omit<ApplyToJobInput, 'jobId'>

/** The content of an application with surplus spaces removed. */
export const normalizedContent = ({ note, expectedPay, link, price, days, files }: ContentInput) => ({
  note: paragraphs(note),
  expectedPay: oneLine(expectedPay ?? ''),
  link: link?.trim() || null,
  price: price ?? null,
  days: days ?? null,
  files: [...new Set(files)],
})

export type ApplicationContent = ReturnType<typeof normalizedContent>

const rules: Rule<ApplicationContent>[] = [
  [({ note }) => note !== '', 'note', 'Please say why you should be chosen.'],
  [({ note }) => note.length <= 5_000, 'note', 'A note has at most 5,000 characters.'],
  [({ expectedPay }) => expectedPay.length <= 100, 'expectedPay', 'Expected pay has at most 100 characters.'],
  [({ link }) => link === null || isHttpsAddress(link), 'link', 'Enter a web address like https://www.example.com'],
  [({ files }) => files.length <= MAX_ATTACHMENTS, 'files', `Add at most ${MAX_ATTACHMENTS} files.`],
]

const offerRules: Rule<ApplicationContent>[] = [
  [({ price }) => price !== null, 'price', 'Name your price.'],
  [
    ({ price }) => price !== null && price >= 1 && price <= MAX_PRICE_DOLLARS && isMoney(price),
    'price',
    'A price is from $1 to $1,000,000, with at most two decimals.',
  ],
  [({ days }) => days !== null, 'days', 'Say how many days the work takes.'],
  [({ days }) => days !== null && days >= 1 && days <= MAX_DAYS, 'days', `From 1 to ${MAX_DAYS} days.`],
  [({ expectedPay }) => expectedPay === '', 'expectedPay', 'An offer has a price instead.'],
]

const positionRules: Rule<ApplicationContent>[] = [
  [({ price }) => price === null, 'price', 'Only an offer for a brief has a price.'],
  [({ days }) => days === null, 'days', 'Only an offer for a brief has days.'],
]

const firstViolation: Record<JobKind, ReturnType<typeof firstViolationOf<ApplicationContent>>> = {
  BRIEF: firstViolationOf([...offerRules, ...rules]),
  POSITION: firstViolationOf([...rules, ...positionRules]),
}

/** The first rule that the content of an application to a job of the kind breaks. */
export const firstContentViolation = (kind: JobKind, content: ApplicationContent) => firstViolation[kind](content)

/** The columns of the content. */
export const contentColumns = ({ note, expectedPay, link, price, days }: ApplicationContent) => ({
  note,
  expectedPay,
  link,
  days,
  priceCents: centsOrNull(price),
})

/** The columns of the text that an offer for a brief is made for. */
export const briefColumns = ({ kind, title, description }: Pick<JobRow, 'kind' | 'title' | 'description'>) => ({
  briefTitle: kind === 'BRIEF' ? title : null,
  briefDescription: kind === 'BRIEF' ? description : null,
})

/** The text of a brief when an offer for it was sent or last edited. Null if it is still the same. */
export const earlierBrief = (application: ApplicationRow, job: JobRow) => {
  const { briefTitle: title, briefDescription: description } = application
  if (title === null || description === null) return null
  return title === job.title && description === job.description ? null : { title, description }
}

export const sellersOnly = invalidInput('jobId', 'Vendors, freelancers and brokers answer briefs.')
export const ownJob = invalidInput('jobId', "You can't apply to your own job.")
/** One party has blocked the other. */
export const jobRefused = {
  __typename: 'JobClosed' as const,
  message: 'This job takes no applications from this account.',
}

/** One party has blocked the other. */
export const messageRefused = invalidInput('message', "This account can't receive messages at the moment.")

/** In a second tab, for example. The first one stays. */
export const alreadyApplied = ({ kind }: JobRow, application: ApplicationRow) => ({
  __typename: 'AlreadyApplied' as const,
  application,
  message:
    kind === 'BRIEF'
      ? 'You have made an offer already. You find it on your dashboard, under Applications.'
      : 'You have applied already. You find your application on your dashboard, under Applications.',
})

export const jobClosed = { __typename: 'JobClosed' as const, message: 'This job is closed.' }
export const applicationNotFound = {
  __typename: 'ApplicationNotFound' as const,
  message: 'This application no longer exists.',
}

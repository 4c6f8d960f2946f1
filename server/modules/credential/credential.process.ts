import type { CredentialRow } from '../../database/tables/tables'
import type { CredentialKind, CredentialState, CredentialTransition } from '../../generated/resolvers'
import { DAY_MS, inDays } from '../../lib/dates'
import { always, createProcess, type Step } from '../../process/process'

export type CredentialSide = 'OWNER' | 'ADMIN'

interface CredentialStep extends Step<CredentialTransition, CredentialState, CredentialSide, CredentialRow> {
  /** The button's text. */
  label: string
  /** Completes the sentence "The registration was …". */
  happened: string
  explanation: string
  to: readonly [CredentialState]
}

const VALID_DAYS = 365
export const REMINDER_DAYS = 30

const isSoonOver = ({ state, expiresAt }: CredentialRow, now: Date) =>
  state === 'EXPIRED' || (expiresAt !== null && Date.parse(expiresAt) - REMINDER_DAYS * DAY_MS <= now.getTime())

const credentialSteps: readonly CredentialStep[] = [
  {
    name: 'ASK',
    label: 'Ask for a check',
    happened: 'sent in',
    explanation: 'Asks Marque to compare the number with the register.',
    from: [],
    to: ['ASKED'],
    by: { OWNER: always },
  },
  {
    name: 'CHECK',
    label: 'Confirm',
    happened: 'checked',
    explanation: 'Shows it on the profile for a year. Confirm only what you have found in the register today.',
    from: ['ASKED'],
    to: ['CHECKED'],
    by: { ADMIN: always },
  },
  {
    name: 'REFUSE',
    label: 'Refuse',
    happened: 'refused',
    explanation: 'Removes it from the profile. Its owner reads the reason.',
    from: ['ASKED', 'CHECKED'],
    to: ['REFUSED'],
    by: { ADMIN: always },
  },
  {
    name: 'WITHDRAW',
    label: 'Withdraw',
    happened: 'withdrawn',
    explanation: 'Removes it from your profile. You can ask for another check later.',
    from: ['ASKED', 'CHECKED', 'EXPIRED'],
    to: ['WITHDRAWN'],
    by: { OWNER: always },
  },
  {
    name: 'RENEW',
    label: 'Renew',
    happened: 'sent in again',
    explanation: 'Asks for the yearly check. It stays on your profile until the last check is a year old.',
    from: ['CHECKED', 'EXPIRED'],
    to: ['ASKED'],
    by: { OWNER: { words: `in the last ${REMINDER_DAYS} days before the check expires`, holds: isSoonOver } },
  },
  {
    name: 'RENAME',
    label: 'Check again',
    happened: 'sent back for a new check, because your name or your company’s has changed',
    explanation:
      'Follows when the account or its company changes its name. Removes it from the profile until the next check.',
    from: ['ASKED', 'CHECKED'],
    to: ['ASKED'],
    by: {},
  },
  {
    name: 'EXPIRE',
    label: 'Expire',
    happened: 'last checked a year ago and is no longer shown',
    explanation: 'Removes it from the profile a year after the check.',
    from: ['CHECKED'],
    to: ['EXPIRED'],
    by: {},
    clock: {
      days: VALID_DAYS,
      words: 'since the last check',
      drawn: 'pass',
      since: ({ checkedAt }) => checkedAt,
    },
  },
]

export const credentialProcess = createProcess<
  CredentialTransition,
  CredentialState,
  CredentialSide,
  CredentialRow,
  CredentialStep
>(credentialSteps, ['OWNER', 'ADMIN'])

export type CredentialProcessStep = (typeof credentialProcess.steps)[number]

export const credentialStates: Record<CredentialState, string> = {
  ASKED: 'Waiting for a check',
  CHECKED: 'Checked',
  REFUSED: 'Refused',
  WITHDRAWN: 'Withdrawn',
  EXPIRED: 'Expired',
}

const numberNames: Record<CredentialKind, string> = {
  ATTORNEY: 'bar number',
  PATENT_AGENT: 'patent agent number',
  TRADEMARK_AGENT: 'trademark agent number',
  ACCOUNTANT: 'accountant number',
  NOTARY: 'notary number',
  SWORN_TRANSLATOR: 'sworn translator number',
  COMPANY: 'company register number',
}

/** `California bar number 287431`. */
export const credentialTitle = ({
  kind,
  jurisdiction,
  number,
}: Pick<CredentialRow, 'kind' | 'jurisdiction' | 'number'>) => `${jurisdiction} ${numberNames[kind]} ${number}`

/** The end of a check that is made now. */
export const endOfCheck = (now: Date) => inDays(now, VALID_DAYS)

/** The latest expiry that its owner is reminded of now. */
export const remindedUntil = (now: Date) => inDays(now, REMINDER_DAYS)

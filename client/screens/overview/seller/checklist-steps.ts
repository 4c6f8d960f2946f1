import { companyEditorPath } from '../../../features/session/own-pages'
import type { StoredUser } from '../../../features/session/stored-user'
import type { PayoutAccountState } from '../../../generated/schema'
import { companyParts, completenessOf, freelancerParts, type ProfileParts } from './profile-parts'
import type { SellerChecklistQuery } from './seller-checklist.generated'

interface Step {
  title: string
  text: string
  to: string
  isDone: boolean
}

interface Listings {
  role: StoredUser['role']
  /** `product` */
  noun: string
  listingsPath: string
  draftPath: string | undefined
  isPublished: boolean
  isPublic: boolean
}

const profileStep = (title: string, parts: ProfileParts, to: string): Step => {
  const { missing, text } = completenessOf(parts)
  return { title, text, to, isDone: missing.length === 0 }
}

const accountTexts: Record<PayoutAccountState, string> = {
  NOT_OPENED: 'Your earnings go to your bank from there.',
  INCOMPLETE: 'The payment provider needs more details.',
  IN_REVIEW: 'The payment provider is checking your details.',
  READY: 'Your earnings are paid out.',
}

const publishText = (noun: string, isPublished: boolean, isPublic: boolean) => {
  if (isPublic) return `Everybody can find your ${noun} now.`
  return isPublished ? 'It was published. Only you can see it now.' : 'Then it is in the marketplace and in search.'
}

/** The steps in the order in which a new seller takes them. A marketplace without payouts has none about them. */
export const checklistSteps = (
  { viewer, freelancer, payouts: { account } }: SellerChecklistQuery,
  { role, noun, listingsPath, draftPath, isPublished, isPublic }: Listings,
): Step[] => [
  ...(viewer?.company
    ? [profileStep('Complete your company profile', companyParts(viewer.company), companyEditorPath(role))]
    : []),
  ...(freelancer
    ? [profileStep('Complete your freelancer profile', freelancerParts(freelancer), '/dashboard/settings')]
    : []),
  {
    title: 'Add your billing details',
    text: viewer?.billingDetails ? 'They stand on your invoices.' : 'Name and address, as they stand on your invoices.',
    to: '/dashboard/settings',
    isDone: Boolean(viewer?.billingDetails),
  },
  ...(account
    ? [
        {
          title: 'Open your payout account',
          text: account.state ? accountTexts[account.state] : `${account.provider} can’t be reached at the moment.`,
          to: '/dashboard/payouts',
          isDone: account.state === 'READY',
        },
      ]
    : []),
  {
    title: `Write your first ${noun}`,
    text:
      draftPath || isPublished
        ? 'You have begun. Everything is saved while you type.'
        : 'It is saved while you type, and nobody sees it until you publish it.',
    to: draftPath ?? listingsPath,
    isDone: draftPath !== undefined || isPublished,
  },
  {
    title: 'Publish it',
    text: publishText(noun, isPublished, isPublic),
    to: draftPath ?? listingsPath,
    isDone: isPublished,
  },
]

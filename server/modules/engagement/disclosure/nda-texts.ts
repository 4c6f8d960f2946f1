import { assertFound } from '../../../database/rows'

interface NdaTextVersion {
  version: number
  title: string
  clauses: { title: string; text: string }[]
}

/** The current standard text of the confidentiality agreement. */
export const CURRENT_NDA: NdaTextVersion = {
  version: 1,
  title: 'Mutual Confidentiality Agreement',
  clauses: [
    {
      title: 'Who agrees',
      text: 'This agreement is between the buyer and the seller of the order named above. It binds both of them in the same way. Marque is not a party to it.',
    },
    {
      title: 'What is confidential',
      text: 'Confidential is everything that one of you tells or gives the other because of this order and that is not public: requirements, drafts, inventions, designs, figures, names of people and companies, and the fact that you talk about it.',
    },
    {
      title: 'What is not',
      text: 'Not confidential is what is public without a breach of this agreement, what the receiver already knew or found out alone, and what a third person was free to tell the receiver.',
    },
    {
      title: 'What you may do with it',
      text: 'Use it for this order only. Show it only to people who need it for the order and who are bound to keep it confidential too. Keep it as carefully as confidential matters of your own.',
    },
    {
      title: 'If the law asks for it',
      text: 'You may disclose what a law or a court obliges you to disclose, and no more. Tell the other beforehand where that is allowed. You may show Marque what is needed to decide a dispute about this order.',
    },
    {
      title: 'Rights stay where they are',
      text: 'This agreement transfers no right and no licence. What belongs to one of you still does.',
    },
    {
      title: 'Giving it back',
      text: 'On request, give back or delete what you have received. You may keep what the law or the rules of your profession oblige you to keep, and it stays confidential.',
    },
    {
      title: 'How long it lasts',
      text: 'It begins when both of you have accepted it, and applies to what was sent for this order before. It ends five years after the order has ended. For trade secrets it lasts as long as they are secret.',
    },
  ],
}

/** All versions. An agreement shows the one that its parties have accepted, so that a version never changes. */
const versions: readonly NdaTextVersion[] = [CURRENT_NDA]

export const ndaTextOf = (wanted: number) =>
  assertFound(
    versions.find(({ version }) => version === wanted),
    `version ${wanted} of the agreement`,
  )

import type { MailMessage } from '../../ports/mail/mail'

const support = 'support@marque.example'

export type Letter = Omit<MailMessage, 'to'>

/** No name of anybody is in these: names are what people type, and mails go to addresses that they type too. */
export const letter = (subject: string, ...paragraphs: string[]): Letter => ({
  subject,
  text: ['Hello,', ...paragraphs, 'Marque'].join('\n\n'),
})

export const resetLetter = (link: string) =>
  letter(
    'Set a new password for Marque',
    'Somebody asked for a new password for your Marque account. Choose one here within 30 minutes:',
    link,
    'The link works once. If it was not you who asked, you need not do anything: your password stays as it is, and the link ends by itself.',
  )

export const passwordChangedLetter = (site: string) =>
  letter(
    'Your Marque password was changed',
    'The password of your Marque account was changed just now, and every other device was signed out.',
    `If it was not you, set a new password at ${site}/forgot-password and write to ${support}.`,
  )

export const confirmEmailLetter = (link: string) =>
  letter(
    'Confirm your email address for Marque',
    'Somebody wants to sign in to their Marque account with this email address. Confirm it here within 24 hours:',
    link,
    'If it was not you, you need not do anything: without the link nothing changes.',
  )

export const emailChangedLetter = () =>
  letter(
    'Your Marque email address was changed',
    'Your Marque account signs in with another email address from now on, and this one is no longer used.',
    `If it was not you, write to ${support} at once.`,
  )

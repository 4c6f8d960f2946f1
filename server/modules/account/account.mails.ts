import { mailText } from '../outbox/outbox.service'

const support = 'support@marque.example'

export const passwordResetMail = (link: string) =>
  mailText(
    'Set a new password for Marque',
    'Somebody asked to reset the password of your Marque account. Choose a new one within 30 minutes:',
    link,
    'The link works once. If it was not you, ignore this mail: your password stays as it is, and the link expires.',
  )

export const passwordSetMail = (site: string) =>
  mailText(
    'Your Marque account has a password now',
    'A first password was set for your Marque account just now, and every other device was signed out.',
    `If it was not you, set another one at ${site}/forgot-password and write to ${support}.`,
  )

export const confirmNewAccountMail = (link: string) =>
  mailText(
    'Confirm your email address for Marque',
    'Your Marque account uses this email address. Confirm within 24 hours that it is yours:',
    link,
    'If you have no account at Marque, ignore this mail. Without the link, the account can neither write to anybody nor sell.',
  )

export const passwordChangedMail = (site: string) =>
  mailText(
    'Your Marque password was changed',
    'The password of your Marque account was changed just now, and every other device was signed out.',
    `If it was not you, set a new password at ${site}/forgot-password and write to ${support}.`,
  )

export const confirmEmailMail = (link: string) =>
  mailText(
    'Confirm your email address for Marque',
    'Somebody wants to use this email address for their Marque account. Confirm it within 24 hours:',
    link,
    'If it was not you, ignore this mail: nothing changes without the link.',
  )

export const emailChangedMail = () =>
  mailText(
    'Your Marque email address was changed',
    'Your Marque account now uses another email address. This one no longer signs in.',
    `If it was not you, write to ${support} immediately.`,
  )

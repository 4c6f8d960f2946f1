import { mailText } from '../outbox/mail-text'

const support = 'support@marque.example'

export const passwordResetMail = (link: string) =>
  mailText(
    'Set a new password for Marque',
    'Somebody asked for a new password for your Marque account. Choose one here within 30 minutes:',
    link,
    'The link works once. If it was not you who asked, you need not do anything: your password stays as it is, and the link ends by itself.',
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
    'Somebody wants to sign in to their Marque account with this email address. Confirm it here within 24 hours:',
    link,
    'If it was not you, you need not do anything: without the link nothing changes.',
  )

export const emailChangedMail = () =>
  mailText(
    'Your Marque email address was changed',
    'Your Marque account signs in with another email address from now on, and this one is no longer used.',
    `If it was not you, write to ${support} at once.`,
  )

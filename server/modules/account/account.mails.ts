import { createMail } from '../outbox/mail-template'
import { CONFIRMATION_HOURS, RESET_MINUTES } from './mail-tokens'

const notYou = (site: string, supportAddress: string) =>
  `If it was not you, set another password at ${site}/forgot-password and write to ${supportAddress}.`

export const passwordResetMail = (link: string) =>
  createMail({
    subject: 'Set a new password for Marque',
    paragraphs: [
      `Somebody asked to reset the password of your Marque account. Choose a new one within ${RESET_MINUTES} minutes.`,
    ],
    button: { label: 'Choose a new password', url: link },
    after: [
      'The link works once. If it was not you, ignore this mail: your password stays as it is, and the link expires.',
    ],
  })

export const passwordSetMail = (site: string, supportAddress: string) =>
  createMail({
    subject: 'Your Marque account has a password now',
    paragraphs: ['A first password was set for your Marque account just now, and every other device was signed out.'],
    after: [notYou(site, supportAddress)],
  })

export const confirmNewAccountMail = (link: string) =>
  createMail({
    subject: 'Confirm your email address for Marque',
    paragraphs: [
      `Your Marque account uses this email address. Confirm within ${CONFIRMATION_HOURS} hours that it is yours.`,
    ],
    button: { label: 'Confirm the address', url: link },
    after: [
      'If you have no account at Marque, ignore this mail. Without the link, the account can neither write to anybody nor sell.',
    ],
  })

export const passwordChangedMail = (site: string, supportAddress: string) =>
  createMail({
    subject: 'Your Marque password was changed',
    paragraphs: ['The password of your Marque account was changed just now, and every other device was signed out.'],
    after: [notYou(site, supportAddress)],
  })

export const secondFactorRefusedMail = (site: string, supportAddress: string) =>
  createMail({
    subject: 'Wrong codes for your Marque account',
    paragraphs: [
      'Five wrong codes were entered for your Marque account within a day. Whoever entered them knows your password, or uses a browser in which you are signed in.',
    ],
    after: ['If it was you, there is nothing to do.', notYou(site, supportAddress)],
  })

export const confirmEmailMail = (link: string) =>
  createMail({
    subject: 'Confirm your email address for Marque',
    paragraphs: [
      `Somebody wants to use this email address for their Marque account. Confirm it within ${CONFIRMATION_HOURS} hours.`,
    ],
    button: { label: 'Confirm the address', url: link },
    after: ['If it was not you, ignore this mail: nothing changes without the link.'],
  })

export const emailChangedMail = (supportAddress: string) =>
  createMail({
    subject: 'Your Marque email address was changed',
    paragraphs: ['Your Marque account now uses another email address. You can no longer log in with this one.'],
    after: [`If it was not you, write to ${supportAddress} immediately.`],
  })

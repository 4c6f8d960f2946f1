import { fromDatabase, type Module } from '../module'
import { createAccountCommands } from './account.commands'
import { accountResolvers } from './account.resolvers'
import { createAccountMailer } from './account-mailer'
import { createConfirmationMailer, createEmailConfirmation } from './email/email-confirmation'
import { createAccountExport } from './export/account-export.queries'
import { createMailTokenRepository } from './mail-token.repository'
import { createMailTokens } from './mail-tokens'
import { createPasswordCheck } from './password-check'
import { createPasswordRule, type PasswordRule } from './password-rule'

/** The part of the rule that resolvers may read. */
const createNewPasswords = ({ passwordRule }: { passwordRule: PasswordRule }) => ({ rule: passwordRule.describe })

export const factories = {
  services: {
    mailTokenRepository: fromDatabase(createMailTokenRepository),
    mailTokens: createMailTokens,
    passwordRule: createPasswordRule,
  },
  queries: {
    accountExport: createAccountExport,
    emailConfirmation: createEmailConfirmation,
    newPasswords: createNewPasswords,
  },
  requestServices: {
    accountMailer: createAccountMailer,
    confirmationMailer: createConfirmationMailer,
    passwordCheck: createPasswordCheck,
  },
  commands: { accountCommands: createAccountCommands },
}

export const module = {
  resolvers: accountResolvers,
  access: {
    Query: { accountExport: 'signed-in', passwordRule: 'anyone' },
    Mutation: {
      changePassword: 'signed-in',
      confirmEmailChange: 'anyone',
      deleteAccount: 'signed-in',
      requestEmailChange: 'signed-in',
      requestEmailConfirmation: 'signed-in',
      requestPasswordReset: 'anyone',
      resetPassword: 'anyone',
      updateProfile: 'signed-in',
    },
  },
  beforeConfirmation: {
    changePassword: true,
    deleteAccount: true,
    requestEmailChange: true,
    requestEmailConfirmation: true,
  },
  freshSignIn: { changePassword: 'without-password', deleteAccount: 'without-password' },
  tokenAccess: { WRITE: ['updateProfile'] },
  ...factories,
} satisfies Module

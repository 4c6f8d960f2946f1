import { createMail } from '../outbox/mail-template'

interface SignIn {
  at: Date
  device: string
  network: string
}

export const newDeviceMail = ({ at, device, network }: SignIn, site: string) =>
  createMail({
    subject: 'A new device signed in to Marque',
    paragraphs: ['Somebody signed in to your Marque account on a new device.'],
    facts: [
      ['When', at.toUTCString()],
      ['Device', device],
      ['Network', network || 'unknown'],
    ],
    after: [
      'If it was you, there is nothing to do.',
      `If it was not you, set a new password at ${site}/forgot-password. That signs out every device.`,
    ],
  })

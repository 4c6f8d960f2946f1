import { mailText } from '../outbox/outbox.service'

interface SignIn {
  at: Date
  device: string
  network: string
}

export const newDeviceMail = ({ at, device, network }: SignIn, site: string) =>
  mailText(
    'A new device signed in to Marque',
    'Your Marque account was signed in to on a device that it was not used on before:',
    [`When: ${at.toUTCString()}`, `Device: ${device}`, `Network: ${network || 'unknown'}`].join('\n'),
    'If it was you, there is nothing to do.',
    `If it was not you, set a new password at ${site}/forgot-password. That signs out every device.`,
  )

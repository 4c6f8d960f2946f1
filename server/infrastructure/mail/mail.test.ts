import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log'
import { noMail, openMail } from './open-mail'
import { createSmtpMail } from './smtp-mail'

const message = {
  to: 'ada,bob@example.com',
  subject: 'Grüße\r\nBcc: c@d.example',
  text: 'https://marque.example/x',
  html: '<p>Hello</p>',
}

/** An SMTP server that accepts every mail or refuses a command, and records the lines it receives. */
const smtpServer = async (refused = 'NONE', refusal = '') => {
  const received: string[] = []
  const talk = (socket: Socket) => {
    let isData = false
    const answer = (line: string) => {
      received.push(line)
      if (isData && line !== '.') return undefined
      if (isData) {
        isData = false
        return refused === '.' ? refusal : '250 fine'
      }
      if (line === 'DATA') {
        isData = true
        return '354 go on'
      }
      if (line.startsWith('EHLO')) return '250 localhost'
      if (line.startsWith(refused)) return refusal
      return '250 fine'
    }
    socket.write('220 hello\r\n')
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').slice(0, -1)) {
        const reply = answer(line)
        if (reply) socket.write(`${reply}\r\n`)
      }
    })
  }
  const server = createServer(talk).listen(0, '127.0.0.1')
  onTestFinished(async () => void server.close())
  await once(server, 'listening')
  const address = server.address()
  return { received, url: `smtp://127.0.0.1:${typeof address === 'object' && address?.port}` }
}

test('SMTP mail: is sent to a single address even with a comma in it, and its subject stays one line', async () => {
  const { received, url } = await smtpServer()
  await createSmtpMail({ smtpUrl: url, hostname: 'marque.example' }).send(message)
  expect(received).toContain('MAIL FROM:<no-reply@marque.example>')
  expect(received.filter((line) => line.startsWith('RCPT'))).toHaveLength(1)
  expect(received).toContain('From: Marque <no-reply@marque.example>')
  expect(received).toContain('Auto-Submitted: auto-generated')
  expect(received).toContain(message.text)
  expect(received.join('\n')).toMatch(/multipart\/alternative[\s\S]+text\/plain[\s\S]+text\/html/)
  expect(received.filter((line) => /^bcc:/i.test(line))).toEqual([])
})

test('SMTP mail: `from` in the URL sets the sender', async () => {
  const { received, url } = await smtpServer()
  await createSmtpMail({ smtpUrl: `${url}?from=hello@shop.example`, hostname: 'marque.example' }).send(message)
  expect(received).toContain('MAIL FROM:<hello@shop.example>')
})

test.each([
  ['a recipient who does not exist', 'RCPT', '550 <ada,bob@example.com> is unknown here', 'AddressRejected'],
  ['a recipient who can get no mail now', 'RCPT', '450 later', 'MailDeferred'],
  ['the content of the mail', '.', '554 no such texts here', 'MailRejected'],
  ['the mail now', '.', '451 later', 'MailDeferred'],
  ['our sender', 'MAIL', '550 you may not send', 'Error'],
])('SMTP mail: refusing %s rejects with its own error', async (_, refused, refusal, name) => {
  const { url } = await smtpServer(refused, refusal)
  await expect(createSmtpMail({ smtpUrl: url, hostname: 'marque.example' }).send(message)).rejects.toMatchObject({
    name,
  })
})

test('mail without an SMTP server: only the subject is logged', async () => {
  const lines: unknown[] = []
  await noMail({ ...createLog('silent'), warn: (...line: unknown[]) => void lines.push(line) }).send(message)
  expect(JSON.stringify(lines)).toContain('SMTP_URL is not set')
  expect(JSON.stringify(lines)).not.toMatch(/ada|marque\.example/)
})

test('sample mail: exists only with sample data and without an SMTP server', async () => {
  const log = createLog('silent')
  const opened = async (sampleData: boolean, smtpUrl?: string) =>
    (await openMail({ sampleData, smtpUrl, publicUrl: undefined }, log)).sampleMail !== undefined
  expect(await opened(true)).toBe(true)
  expect(await opened(false)).toBe(false)
  expect(await opened(true, 'smtp://127.0.0.1')).toBe(false)
})

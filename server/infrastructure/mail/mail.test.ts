import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log'
import { noMail, openMail } from './open-mail'
import { createSmtpMail } from './smtp-mail'

const message = { to: 'ada,bob@example.com', subject: 'Grüße\r\nBcc: c@d.example', text: 'https://marque.example/x' }

/** Takes every mail, or refuses every recipient, and keeps what it was told. */
const smtpServer = async (refuses = false) => {
  const told: string[] = []
  const talk = (socket: Socket) => {
    let isData = false
    const answer = (line: string) => {
      told.push(line)
      if (isData && line !== '.') return undefined
      if (isData) isData = false
      else if (line === 'DATA') {
        isData = true
        return '354 go on'
      } else if (line.startsWith('EHLO')) return '250 localhost'
      else if (refuses && line.startsWith('RCPT')) return '550 <ada,bob@example.com> is unknown here'
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
  return { told, url: `smtp://127.0.0.1:${typeof address === 'object' && address?.port}` }
}

test('a mail goes to one address, whatever it holds, and its subject stays one line', async () => {
  const { told, url } = await smtpServer()
  await createSmtpMail({ smtpUrl: url, hostname: 'marque.example' }).send(message)
  expect(told).toContain('MAIL FROM:<no-reply@marque.example>')
  expect(told.filter((line) => line.startsWith('RCPT'))).toHaveLength(1)
  expect(told).toContain('From: Marque <no-reply@marque.example>')
  expect(told).toContain('Auto-Submitted: auto-generated')
  expect(told).toContain(message.text)
  expect(told.filter((line) => /^bcc:/i.test(line))).toEqual([])
})

test('the sender may be named', async () => {
  const { told, url } = await smtpServer()
  await createSmtpMail({ smtpUrl: `${url}?from=hello@shop.example`, hostname: 'marque.example' }).send(message)
  expect(told).toContain('MAIL FROM:<hello@shop.example>')
})

test('a mail that is refused rejects', async () => {
  const { url } = await smtpServer(true)
  await expect(createSmtpMail({ smtpUrl: url, hostname: 'marque.example' }).send(message)).rejects.toThrow()
})

test('without a server a mail is noted by its subject alone', async () => {
  const lines: unknown[] = []
  await noMail({ ...createLog('silent'), warn: (...line: unknown[]) => void lines.push(line) }).send(message)
  expect(JSON.stringify(lines)).toContain('SMTP_URL is not set')
  expect(JSON.stringify(lines)).not.toMatch(/ada|marque\.example/)
})

test('there is an sampleMail to show only with sample data, and only where nothing is sent', async () => {
  const log = createLog('silent')
  const opened = async (sampleData: boolean, smtpUrl?: string) =>
    (await openMail({ sampleData, smtpUrl, publicUrl: undefined }, log)).sampleMail !== undefined
  expect(await opened(true)).toBe(true)
  expect(await opened(false)).toBe(false)
  expect(await opened(true, 'smtp://127.0.0.1')).toBe(false)
})

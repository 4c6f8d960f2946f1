import { afterAll, describe, expect, test } from 'vitest'
import { signedInAs } from '../../../testing/accounts/sign-in'
import { databases } from '../../../testing/database/databases'
import { engagementsWith } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { testInfrastructure } from '../../../testing/infrastructure'
import { newMailbox } from '../../../testing/mailbox'
import { readersOf } from '../engagement.notices'
import { engagementProcess, engagementSteps } from '../engagement.process'
import { isBetweenAdmins } from '../engagement.step'
import { storedMilestones } from '../milestones/milestones'
import { engagementMail } from './engagement-mail'

describe.each(databases)('mails about transitions on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const execute = executor(db, testInfrastructure(mailbox.infrastructure))
  const { buy, advance } = engagementsWith(execute)
  afterAll(() => db.destroy())

  test('name the other person, the title, what was written, the sum and the date, with one button', async () => {
    const [buyer, seller, admin] = await Promise.all(
      (['CUSTOMER', 'FREELANCER', 'ADMIN'] as const).map((role) => signedInAs(execute, role)),
    )
    if (!buyer || !seller || !admin) throw new Error('Nobody is signed in')
    const { id } = await buy(buyer, 'srv-1501', 699)
    await advance(buyer, id, { submitRequirements: { message: 'A mark for lenses.' } })
    await advance(seller, id, { deliver: { message: 'Three <directions>.\nIn ink.' } })
    const [delivered] = await mailbox.mailsTo('customer@example.com')
    expect(delivered?.subject).toBe('Tomás Vidal delivered ‘Logo Design in Three Directions’')
    expect(delivered?.text).toMatch(
      /^Hello Clara,\n\nLook at the delivery, then accept it or say what is wrong by \w+ \d+, \d{4}\./,
    )
    expect(delivered?.text).toContain('Tomás Vidal wrote:\n> Three <directions>.\n> In ink.')
    expect(delivered?.text).toContain('With: Tomás Vidal\nPrice: $699.00\nNext date: ')
    expect(
      delivered?.text.endsWith(`See the delivery:\n\nhttp://localhost:4000/dashboard/engagements/${id}\n\nMarque`),
    ).toBe(true)
    expect(delivered?.html).toContain('Three &lt;directions&gt;.')
    // Within ten minutes the outbox keeps the newest of the next ones; another engagement has mails of its own.
    const other = await buy(buyer, 'srv-1501', 699)
    await advance(buyer, other.id, { submitRequirements: { message: 'Another.' } })
    await advance(buyer, other.id, { openDispute: { reason: 'No answer.' } })
    await advance(admin, other.id, { resolve: { refund: 200, reason: 'Half of it is there.' } })
    const [decided] = await mailbox.mailsTo('customer@example.com')
    expect(decided?.subject).toBe('The dispute about ‘Logo Design in Three Directions’ is decided')
    expect(decided?.text).toContain('$200.00 goes back to your card, and $499.00 is released to Tomás Vidal.')
    expect(decided?.text).toContain('Marque wrote:\n> Half of it is there.')
  })
})

const engagement = {
  number: 'MQ-22222',
  title: 'Logo',
  state: 'DELIVERED' as const,
  ...{
    priceCents: 69_900,
    days: 5,
    milestones: '[]',
    commissionPercent: 10,
    brokerFeePercent: null,
    nextDueAt: '2027-02-03T00:00:00.000Z',
    pausedAt: null,
    onHold: 0,
    heldBeforeDispute: 0,
    updatedAt: '2027-01-20T00:00:00.000Z',
    conflictCheck: null,
    conflictAskedAt: null,
    ndaAskedBy: null,
    ndaAcceptedAt: null,
  },
}
const input = { cents: 10_000, days: 5, note: 'Because.', choice: undefined }
const names = { BUYER: 'Ada Byron', SELLER: 'Tomás Vidal', BROKER: 'Priya Raman' }

test('a settlement that is declined: the mail says that the dispute goes on, and not who had proposed it', () => {
  const step = engagementProcess.step('DECLINE_AMENDMENT')
  const taken = { step, actor: 'BUYER', input, before: 'DISPUTED', consequence: undefined } as const
  const { subject, text } = engagementMail({ ...engagement, state: 'DISPUTED' }, taken, 'SELLER', names, '')
  expect(subject).toBe('Ada Byron declined the proposal for ‘Logo’')
  expect(text).toContain('The dispute goes on, and Marque decides it.')
})

test('an extra: the mail says what it is, and quotes nobody', () => {
  const taken = { step: engagementProcess.step('BUY_EXTRA'), actor: 'BUYER', before: undefined } as const
  const extra = { ...input, note: 'Rush delivery, 4 days sooner' }
  const { text } = engagementMail(engagement, { ...taken, input: extra, consequence: undefined }, 'SELLER', names, '')
  expect(text).toContain('With: Ada Byron\nExtra: Rush delivery, 4 days sooner\nPrice: ')
  expect(text).not.toContain('wrote:')
})

test('a milestone that is cancelled: the mail does not say that the whole order was', () => {
  const step = engagementProcess.step('CANCEL_WORK')
  const taken = { step, actor: 'CLOCK', input, before: 'IN_PROGRESS', consequence: undefined } as const
  const milestones = storedMilestones([{ title: 'Sketch', cents: 9_000, days: 5 }])
  const { text } = engagementMail({ ...engagement, milestones }, taken, 'BUYER', names, '')
  expect(text).toContain('This milestone was cancelled while work was in progress.')
})

test('a settlement of a milestone: the mail does not say that the whole order has ended', () => {
  const step = engagementProcess.step('ACCEPT_SETTLEMENT')
  const taken = { step, actor: 'BUYER', input, before: 'IN_PROGRESS', consequence: undefined } as const
  const milestones = storedMilestones([{ title: 'Sketch', cents: 9_000, days: 5 }])
  const { text } = engagementMail({ ...engagement, milestones }, taken, 'SELLER', names, '')
  expect(text).toContain('This milestone has ended as you both agreed.')
})

test('a dispute during which no settlement can be made: the mail about its answer suggests none', () => {
  const step = engagementProcess.step('ANSWER_DISPUTE')
  const taken = { step, actor: 'SELLER', input, before: 'DISPUTED', consequence: undefined } as const
  const disputed = { ...engagement, state: 'DISPUTED' as const }
  const textOf = (change: Partial<typeof engagement>) =>
    engagementMail({ ...disputed, ...change }, taken, 'BUYER', names, '').text
  expect(textOf({})).toContain('Until then you can add evidence or propose a settlement.')
  for (const held of [{ onHold: 1 }, { heldBeforeDispute: 1 }])
    expect(textOf(held)).toContain('Until then you can add evidence.\n')
})

test('a hold that is lifted in a dispute: the mail says that the dispute can be settled, and when it is decided', () => {
  const step = engagementProcess.step('LIFT_HOLD')
  const taken = { step, actor: 'ADMIN', input, before: 'DISPUTED', consequence: undefined } as const
  const { text } = engagementMail({ ...engagement, state: 'DISPUTED' }, taken, 'BUYER', names, '')
  expect(text).toContain('The hold no longer stops a settlement between you. Marque decides by February 3, 2027.')
})

test('the refund of a brokered order: the mail says that the broker pays a part of it', () => {
  const step = engagementProcess.step('REFUND')
  const taken = { step, actor: 'ADMIN', input, before: 'COMPLETED', consequence: undefined } as const
  const brokered = { ...engagement, state: 'COMPLETED' as const, brokerFeePercent: 8 }
  const textTo = (side: 'BUYER' | 'SELLER') => engagementMail(brokered, taken, side, names, '').text
  expect(textTo('BUYER')).toContain('from the earnings of Tomás Vidal and of the broker.')
  expect(textTo('SELLER')).toContain('Marque and the broker give back their shares in proportion.')
})

test('a delivery during a hold: the mail names no date and promises no automatic acceptance', () => {
  const taken = {
    step: engagementProcess.step('DELIVER'),
    actor: 'SELLER',
    before: undefined,
    consequence: undefined,
  } as const
  const textWhile = (pausedAt: string | null) =>
    engagementMail({ ...engagement, pausedAt }, { ...taken, input }, 'BUYER', names, '').text
  expect(textWhile(null)).toContain('by February 3, 2027. Without an answer it is accepted then.')
  expect(textWhile('2027-01-19T00:00:00.000Z')).toContain('then accept it or say what is wrong.\n')
  expect(textWhile('2027-01-19T00:00:00.000Z')).not.toContain('February 3')
})

test('a hold that is lifted while an account is suspended: the mail says that deadlines still stand still', () => {
  const step = engagementProcess.step('LIFT_HOLD')
  const taken = { step, actor: 'ADMIN', input, before: undefined, consequence: undefined } as const
  const { text } = engagementMail({ ...engagement, pausedAt: engagement.updatedAt }, taken, 'BUYER', names, '')
  expect(text).toContain('Deadlines still stand still.')
})

const ofFreeOrders = [
  'BUY',
  'CANCEL',
  'ACCEPT_DELIVERY',
  'REPORT_CONFLICT',
  'ACCEPT_SETTLEMENT',
  'OPEN_DISPUTE',
] as const

test.each(ofFreeOrders)('the mail about %s of a free order names no sum', (name) => {
  const taken = {
    step: engagementProcess.step(name),
    actor: 'BUYER',
    before: undefined,
    consequence: undefined,
  } as const
  const free = { ...engagement, state: 'CANCELLED' as const, priceCents: 0 }
  const { text } = engagementMail(free, { ...taken, input: { ...input, cents: undefined } }, 'SELLER', names, '')
  expect(text.replace('Price: $0.00', '')).not.toContain('$')
})

const actorsOf = (step: (typeof engagementSteps)[number]) =>
  (['BUYER', 'SELLER', 'BROKER', 'ADMIN', 'CLOCK'] as const).filter((actor) =>
    actor === 'CLOCK' ? step.clock : step.by[actor],
  )

test.each(engagementSteps.filter((step) => !isBetweenAdmins(step)).map((step) => [step.name, step] as const))(
  'the mail about %s says by whom and about what, for each actor and reader',
  (_, step) => {
    for (const actor of actorsOf(step)) {
      const taken = { step, actor, input, before: undefined, consequence: undefined }
      for (const side of readersOf(taken)) {
        const { subject, text } = engagementMail(engagement, taken, side, names, 'https://marque.example')
        expect(subject).toContain('‘Logo’')
        if (actor !== 'ADMIN' && actor !== 'CLOCK') expect(`${subject} ${text}`).toContain(names[actor])
        if (!step.extra) expect(text).toMatch(/\n> Because\./)
        expect(text).not.toMatch(/undefined|null|NaN/)
      }
    }
  },
)

import type { TransitionField, TransitionFieldKind } from '../generated/resolvers'
import { cents, dollars, isMoney } from '../money'
import { oneLineEach, paragraphs } from '../text/one-line'

/** What a step asks for. Money is cents; `price` is what is on the table. */
export interface Asked {
  name: string
  label: string
  kind: TransitionFieldKind
  optional?: true
  maxLength?: number
  min?: number
  max?: number | 'price'
  maxEntries?: number
  initial?: 'price'
}

/** What was given, one of a kind. */
export interface Answers {
  note: string | null
  cents: number | undefined
  days: number | undefined
  links: string[]
  files: string[]
  token: string | undefined
}

export const noAnswers: Answers = {
  note: null,
  cents: undefined,
  days: undefined,
  links: [],
  files: [],
  token: undefined,
}

/** A field as a form shows it and as `readAnswers` checks it. */
export const fieldFor = (asked: Asked, priceCents: number | null): TransitionField => {
  const limit = asked.max === 'price' ? (priceCents ?? 0) : asked.max
  const amount = (value: number | undefined) => (asked.kind === 'MONEY' && value !== undefined ? dollars(value) : value)
  return {
    name: asked.name,
    label: asked.label,
    kind: asked.kind,
    required: asked.optional !== true && !(asked.kind === 'PAYMENT' && priceCents === 0),
    maxLength: asked.maxLength ?? null,
    min: amount(asked.min) ?? null,
    max: amount(limit) ?? null,
    maxEntries: asked.maxEntries ?? null,
    initial: asked.initial && priceCents !== null ? dollars(priceCents) : null,
  }
}

interface Broken {
  field: string
  message: string
}

/** What was given for the fields of a step, or the first rule that it breaks. */
export const readAnswers = (fields: readonly TransitionField[], given: unknown): { answers: Answers } | Broken => {
  const answers = { ...noAnswers }
  for (const field of fields) {
    const value: unknown = Object(given)[field.name] ?? undefined
    const message = value === undefined ? missing(field) : take(field, value, answers)
    if (message) return { field: field.name, message }
  }
  return { answers }
}

const missing = ({ required, label }: TransitionField) => (required ? `${label} is required` : undefined)

/** Adds a value to the answers, or says what is wrong with it. */
const take = (field: TransitionField, value: unknown, answers: Answers) => {
  switch (field.kind) {
    case 'TEXT':
      answers.note = paragraphs(String(value))
      if (field.required && answers.note === '') return `${field.label} is required`
      return tooLong(field, answers.note)
    case 'MONEY':
      answers.cents = cents(Number(value))
      if (!isMoney(Number(value))) return `${field.label} has at most two decimals`
      return outside(field, Number(value), '$')
    case 'DAYS':
      answers.days = Number(value)
      return outside(field, Number(value), '')
    case 'LINKS':
      answers.links = oneLineEach(textsOf(value))
      if (!answers.links.every(isHttps)) return 'A link is a web address that begins with https://'
      return answers.links.map((link) => tooLong(field, link)).find(Boolean) ?? tooMany(field, answers.links)
    case 'FILES':
      answers.files = [...new Set(textsOf(value))]
      return tooMany(field, answers.files)
    case 'PAYMENT':
      answers.token = String(Object(value).token)
      return /^[\w-]{1,200}$/.test(answers.token) ? undefined : 'Fill in the card once more'
  }
}

const textsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

const isHttps = (text: string) =>
  URL.canParse(text) && new URL(text).protocol === 'https:' && text.startsWith('https://')

const tooLong = ({ label, maxLength }: TransitionField, text: string) =>
  maxLength != null && text.length > maxLength
    ? `${label} has at most ${maxLength.toLocaleString('en-US')} characters`
    : undefined

const tooMany = ({ label, maxEntries }: TransitionField, entries: readonly string[]) =>
  maxEntries != null && entries.length > maxEntries ? `${label}: at most ${maxEntries}` : undefined

const outside = ({ label, min, max }: TransitionField, value: number, unit: string) =>
  value < (min ?? value) || value > (max ?? value)
    ? `${label} is from ${unit}${min?.toLocaleString('en-US')} to ${unit}${max?.toLocaleString('en-US')}`
    : undefined

import type { TransitionField, TransitionFieldKind } from '../generated/resolvers'
import { isHttpsAddress } from '../lib/addresses/web-address'
import { cents, dollars, isMoney } from '../lib/money'
import { propertyOf } from '../lib/property-of'
import { badInput } from '../lib/request-errors'
import { sumOf } from '../lib/sum'
import { oneLineEach, paragraphs } from '../lib/text'
import { invalidInput } from '../lib/violations'
import { type Milestone, readMilestoneInput } from './milestones-field'
import { outOfRange } from './out-of-range'

/** The amounts from which a field's limits are counted, in cents. */
export interface Amounts {
  price: number | null
  /** The part of the price that can be refunded after completion. */
  refundable?: number
  /** The largest sum that can be added to the price. */
  addable?: number
}

/** A field of a transition's form. Money is in cents. */
export interface FieldSpec {
  name: string
  label: string
  kind: TransitionFieldKind
  optional?: true
  maxLength?: number
  min?: number
  max?: number | keyof Amounts
  maxEntries?: number
  initial?: 'price'
  /** The values to choose from. */
  options?: readonly { value: string; label: string }[]
  /** The name of the field whose value replaces this one. */
  replacedBy?: string
}

/** The values of a transition's fields, one of each kind. */
export interface TransitionInput {
  note: string | null
  cents: number | undefined
  days: number | undefined
  rounds: number | undefined
  links: string[]
  names: string[]
  files: string[]
  choice: string | undefined
  token: string | undefined
  /** Their sums are `cents` and `days`. */
  milestones: readonly Milestone[]
}

export const emptyInput: TransitionInput = {
  note: null,
  cents: undefined,
  days: undefined,
  rounds: undefined,
  links: [],
  names: [],
  files: [],
  choice: undefined,
  token: undefined,
  milestones: [],
}

/** The field with its limits. */
export const fieldFor = (spec: FieldSpec, amounts: Amounts): TransitionField => {
  const { price } = amounts
  const limit = typeof spec.max === 'string' ? (amounts[spec.max] ?? 0) : spec.max
  const isAmount = spec.kind === 'MONEY' || spec.kind === 'MILESTONES'
  const amount = (value: number | undefined) => (isAmount && value !== undefined ? dollars(value) : value)
  return {
    name: spec.name,
    label: spec.label,
    kind: spec.kind,
    required: spec.optional !== true && !(spec.kind === 'PAYMENT' && price === 0),
    maxLength: spec.maxLength ?? null,
    min: amount(spec.min) ?? null,
    max: amount(limit) ?? null,
    maxEntries: spec.maxEntries ?? null,
    initial: spec.initial && price !== null ? dollars(price) : null,
    options: [...(spec.options ?? [])],
    questionId: null,
    replacedBy: spec.replacedBy ?? null,
  }
}

/** Returns the values of a transition's fields, or InvalidInput for the first one that breaks a rule. */
export const readInput = (fields: readonly TransitionField[], values: unknown) => {
  const input = { ...emptyInput }
  for (const field of fields) {
    const value = propertyOf(values, field.name) ?? undefined
    const message = isReplaced(field, values) ? superfluous(field, value) : messageOf(input, field, value)
    if (message) return invalidInput(field.name, message)
  }
  return { input }
}

const isReplaced = ({ replacedBy }: TransitionField, values: unknown) => {
  const replacing = replacedBy != null && propertyOf(values, replacedBy)
  return Array.isArray(replacing) && replacing.length > 0
}

const superfluous = ({ label, replacedBy }: TransitionField, value: unknown) =>
  value === undefined ? undefined : `${label}: please leave this out, because the ${replacedBy ?? 'others'} set it`

const messageOf = (input: TransitionInput, field: TransitionField, value: unknown) =>
  value === undefined ? missing(field) : addValue(input, field, value)

// After a colon, because a label may be a plural or a question: `Requirements`, `Who should answer`.
const missing = ({ required, label }: TransitionField) => (required ? `${label}: please fill this in` : undefined)

/** Adds a value to the input. Returns a message if the value breaks a rule. */
const addValue = (input: TransitionInput, field: TransitionField, value: unknown) => {
  switch (field.kind) {
    case 'TEXT':
      input.note = paragraphs(String(value))
      if (field.required && input.note === '') return missing(field)
      return tooLong(field, input.note)
    case 'MONEY':
      input.cents = cents(Number(value))
      if (!isMoney(Number(value))) return `${field.label}: at most two decimals`
      return outOfRange(field, Number(value), '$')
    case 'DAYS':
      input.days = Number(value)
      return outOfRange(field, Number(value), '')
    case 'ROUNDS':
      input.rounds = Number(value)
      return outOfRange(field, Number(value), '')
    case 'LINKS':
      input.links = oneLineEach(textsOf(value))
      if (!input.links.every(isHttpsAddress)) return 'A link is a web address that begins with https://'
      return input.links.map((link) => tooLong(field, link)).find(Boolean) ?? tooMany(field, input.links)
    case 'NAMES':
      input.names = oneLineEach(textsOf(value))
      return input.names.map((name) => tooLong(field, name)).find(Boolean) ?? tooMany(field, input.names)
    case 'FILES':
      input.files = [...new Set(textsOf(value))]
      return tooMany(field, input.files)
    case 'CHOICE':
      input.choice = String(value)
      return field.options.some((option) => option.value === value) ? undefined : `Choose one: ${field.label}`
    case 'MILESTONES': {
      const milestones = readMilestoneInput(field, value)
      if (typeof milestones === 'string') return milestones
      if (milestones.length === 0) return missing(field)
      input.milestones = milestones
      input.cents = sumOf(milestones, (milestone) => milestone.cents)
      input.days = sumOf(milestones, ({ days }) => days)
      return undefined
    }
    case 'PAYMENT':
      input.token = String(propertyOf(value, 'token'))
      return /^[\w-]{1,200}$/.test(input.token) ? undefined : 'Enter the card again'
  }
}

const textsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

const tooLong = ({ label, maxLength }: TransitionField, text: string) =>
  maxLength != null && text.length > maxLength
    ? `${label}: at most ${maxLength.toLocaleString('en-US')} characters`
    : undefined

const tooMany = ({ label, maxEntries }: TransitionField, entries: readonly string[]) =>
  maxEntries != null && entries.length > maxEntries ? `${label}: at most ${maxEntries}` : undefined

/** The member of a @oneOf input for a transition: `REQUEST_CHANGES` is `requestChanges`. */
export const inputName = (name: string) =>
  name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The step that a @oneOf input names, and its field values. Throws BAD_USER_INPUT. */
export const chosenTransition = <Step extends { name: string }>(
  steps: readonly Step[],
  transition: object,
): [Step, unknown] => {
  const [member] = Object.entries(transition).filter(([, value]) => value != null)
  const step = steps.find(({ name }) => inputName(name) === member?.[0])
  if (!member || !step) throw badInput('`transition` has exactly one member.')
  const [name, values] = member
  if (values === false) throw badInput(`\`${name}\` is true or omitted.`)
  return [step, values]
}

import type { BillingDetailsRow, UserRow } from '../../database/tables/tables'
import type { PostalAddressInput } from '../../generated/resolvers'
import { countryName } from '../../lib/countries'
import { parseStored } from '../../lib/stored-json'
import { oneLine } from '../../lib/text'
import { firstViolationOf, invalidInput } from '../../lib/violations'
import { nameViolation } from '../user/user.rules'

/** A postal address, as it is stored. */
export type StoredAddress = PostalAddressInput

/** A party of an invoice. */
export interface InvoiceParty {
  name: string
  company: string | null
  address: StoredAddress | null
  taxNumber: string | null
}

interface PartyInput {
  name: string
  company?: string | null | undefined
  address?: PostalAddressInput | null | undefined
  taxNumber?: string | null | undefined
}

/** Normalizes the input of an account. */
export const invoicePartyOf = ({ name, company, address, taxNumber }: PartyInput): InvoiceParty => ({
  name: oneLine(name),
  company: oneLine(company ?? '') || null,
  address: address
    ? {
        street: oneLine(address.street),
        city: oneLine(address.city),
        postalCode: oneLine(address.postalCode),
        country: address.country.trim(),
      }
    : null,
  taxNumber: oneLine(taxNumber ?? '') || null,
})

const maxLengths = { company: 100, street: 200, city: 100, postalCode: 20, taxNumber: 40 }

const fits = (text: string | null | undefined, max: number) => (text ?? '').length <= max

const violationOf = firstViolationOf<InvoiceParty>([
  [({ company }) => fits(company, maxLengths.company), 'company', 'Company has at most 100 characters'],
  [({ address }) => address?.street !== '', 'street', 'Street and number are required in an address'],
  [({ address }) => fits(address?.street, maxLengths.street), 'street', 'Street has at most 200 characters'],
  [({ address }) => address?.city !== '', 'city', 'City is required in an address'],
  [({ address }) => fits(address?.city, maxLengths.city), 'city', 'City has at most 100 characters'],
  [
    ({ address }) => fits(address?.postalCode, maxLengths.postalCode),
    'postalCode',
    'Postal code has at most 20 characters',
  ],
  [({ address }) => !address || countryName(address.country) !== undefined, 'country', 'Choose a country'],
  [({ taxNumber }) => fits(taxNumber, maxLengths.taxNumber), 'taxNumber', 'Tax number has at most 40 characters'],
])

/** Expects a normalized party. */
export const firstPartyViolation = (party: InvoiceParty) => {
  const message = nameViolation(party.name)
  return message === undefined ? violationOf(party) : invalidInput('name', message)
}

/** Returns the saved billing details, or only the account's name. */
export const savedParty = ({ name }: Pick<UserRow, 'name'>, saved: BillingDetailsRow | undefined): InvoiceParty =>
  saved
    ? {
        name: saved.name,
        company: saved.company,
        address: addressFrom(saved.address),
        taxNumber: saved.taxNumber,
      }
    : { name, company: null, address: null, taxNumber: null }

export const addressFrom = (json: string | null): StoredAddress | null => (json === null ? null : parseStored(json))

const cleared: InvoiceParty = { name: '', company: null, address: null, taxNumber: null }

/** The party in a column of an invoice, which is empty once it is cleared. */
export const partyFrom = (json: string): InvoiceParty => (json === '' ? cleared : parseStored(json))

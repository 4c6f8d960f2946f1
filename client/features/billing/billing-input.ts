import type { PostalAddressInput } from '../../generated/schema'

/** Reads the fields of `BillingFields`. Without street, city, postal code and country there is no address. */
export const billingInput = (values: FormData) => {
  const text = (name: string) => String(values.get(name) ?? '').trim()
  const address: PostalAddressInput = {
    street: text('street'),
    city: text('city'),
    postalCode: text('postalCode'),
    country: text('country'),
  }
  return {
    name: text('name'),
    company: text('company') || null,
    address: Object.values(address).some((part) => part !== '') ? address : null,
    taxNumber: text('taxNumber') || null,
  }
}

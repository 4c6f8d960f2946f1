import type { PostalAddressInput } from '../../generated/schema'

/** What the fields of `BillingFields` say. Without street, city, postal code and country there is no address. */
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

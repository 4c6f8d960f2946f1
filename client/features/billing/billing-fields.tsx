import type { ReactNode } from 'react'
import { countries } from '../../lib/countries'
import { SelectField, TextField } from '../../ui/form/field'
import { Half } from '../form/fields'
import form from '../form/form.module.css'
import type { BillingFields_DetailsFragment } from './billing-details.generated'

interface Props {
  /** The details that the account has saved. */
  details: BillingFields_DetailsFragment | null | undefined
  /** The name and company where nothing was saved yet. */
  fallback: { name: string | undefined; company: string | undefined }
  errorOf: (field: string) => string | undefined
  nameLabel?: string
  /** Fields below the names. */
  children?: ReactNode
}

/** The name, company, address and tax number on invoices. `billingInput` reads them. */
export const BillingFields = ({ details, fallback, errorOf, nameLabel = 'Full name', children }: Props) => {
  const { street, city, postalCode, country } = details?.address ?? {}
  const field = (name: string, maxLength: number) => ({ name, maxLength, error: errorOf(name) })
  return (
    <div className={form.form}>
      <Half>
        <TextField
          {...field('name', 100)}
          label={nameLabel}
          autoComplete="billing name"
          required
          defaultValue={details?.name ?? fallback.name}
        />
      </Half>
      <Half>
        <TextField
          {...field('company', 100)}
          label="Company, optional"
          autoComplete="billing organization"
          defaultValue={(details ? details.company : fallback.company) ?? ''}
        />
      </Half>
      {children}
      <TextField
        {...field('street', 200)}
        label="Street and number, optional"
        autoComplete="billing street-address"
        defaultValue={street}
      />
      <Half>
        <TextField
          {...field('postalCode', 20)}
          label="Postal code, optional"
          autoComplete="billing postal-code"
          defaultValue={postalCode}
        />
      </Half>
      <Half>
        <TextField
          {...field('city', 100)}
          label="City, optional"
          autoComplete="billing address-level2"
          defaultValue={city}
        />
      </Half>
      <Half>
        <SelectField
          label="Country, optional"
          name="country"
          autoComplete="billing country"
          defaultValue={country ?? ''}
          error={errorOf('country')}
        >
          <option value="">No country</option>
          {countries().map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </Half>
      <Half>
        <TextField
          {...field('taxNumber', 40)}
          label="Tax number, optional"
          autoComplete="off"
          defaultValue={details?.taxNumber ?? ''}
        />
      </Half>
    </div>
  )
}

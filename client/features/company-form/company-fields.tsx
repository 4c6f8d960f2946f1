import { TextField } from '../../ui/form/field'
import { renamingHint } from '../credential/renaming-hint'
import { DescriptionField, Half, LinesField, LocationField } from '../form/fields'
import { PictureField } from '../upload/picture-field'
import type { CompanyForm_CompanyFragment } from './company-form.generated'

interface Props {
  company: CompanyForm_CompanyFragment
  errorOf: (field: string) => string | undefined
}

type TextName = 'name' | 'website' | 'foundedYear' | 'employeeCount' | 'contactPhone' | 'contactEmail'

export const CompanyFields = ({ company, errorOf }: Props) => {
  const field = (name: TextName) => ({ name, defaultValue: company[name] ?? '', error: errorOf(name) })
  return (
    <>
      <TextField
        {...field('name')}
        label="Company or business name"
        hint={renamingHint(company.checkedCredentials)}
        autoComplete="organization"
        required
        maxLength={100}
      />
      <DescriptionField value={company.description} error={errorOf('description')} />
      <LinesField label="Services offered" name="services" values={company.services} error={errorOf('services')} />
      <TextField
        {...field('website')}
        label="Website"
        type="url"
        autoComplete="url"
        maxLength={500}
        placeholder="https://www.example.com"
      />
      <LocationField value={company.location} error={errorOf('location')} />
      <Half>
        <TextField {...field('foundedYear')} label="Year of foundation" inputMode="numeric" maxLength={4} />
      </Half>
      <Half>
        <TextField
          {...field('employeeCount')}
          label="People who work there"
          maxLength={20}
          hint="A range, like 11–50"
        />
      </Half>
      <Half>
        <TextField {...field('contactPhone')} label="Telephone" type="tel" autoComplete="tel" maxLength={40} />
      </Half>
      <TextField
        {...field('contactEmail')}
        label="Contact email"
        type="email"
        maxLength={254}
        hint="Shown to everybody"
      />
    </>
  )
}

export type Pictures = Record<'logo' | 'banner', string | null>

interface PicturesProps {
  pictures: Pictures
  change: (picture: Partial<Pictures>) => void
  disabled: boolean
  errorOf: (field: string) => string | undefined
}

export const CompanyPictures = ({ pictures, change, disabled, errorOf }: PicturesProps) => (
  <>
    <PictureField
      name="logo"
      label="Logo"
      noun="logo"
      purpose="logo"
      shape="round"
      hint="Shown in a circle: square pictures fit best. Up to 5 MB."
      path={pictures.logo}
      change={(logo) => change({ logo })}
      disabled={disabled}
      error={errorOf('logo')}
    />
    <PictureField
      name="banner"
      label="Banner"
      noun="banner"
      purpose="banner"
      shape="band"
      hint="The band across your page, 1280 by 272. Up to 5 MB."
      path={pictures.banner}
      change={(banner) => change({ banner })}
      disabled={disabled}
      error={errorOf('banner')}
    />
  </>
)

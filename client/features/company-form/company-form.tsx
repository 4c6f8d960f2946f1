import { useState } from 'react'
import { problemOf } from '../form/problem-of'
import { SavingForm } from '../form/saving-form'
import { useSaving } from '../form/use-saving'
import { sessionStore } from '../session/session-store'
import { CompanyFields } from './company-fields'
import type { CompanyForm_CompanyFragment } from './company-form.generated'
import { companyInput } from './company-input'
import { CompanyPictures } from './company-pictures'
import { useUpdateCompanyMutation } from './update-company.generated'

interface Props {
  company: CompanyForm_CompanyFragment
  /** What follows saving, besides saying so. */
  saved?: (company: CompanyForm_CompanyFragment) => void
}

/** All that a company profile says, as its owner changes it. */
export const CompanyForm = ({ company, saved }: Props) => {
  const saving = useSaving()
  const [update] = useUpdateCompanyMutation()
  const [pictures, setPictures] = useState<Record<'logo' | 'banner', string | null>>(company)

  const send = async (values: FormData) => {
    const foundedYear = String(values.get('foundedYear')).trim()
    if (!/^\d{0,4}$/.test(foundedYear))
      return { problem: 'Year of foundation has four digits and is not to come', field: 'foundedYear' }
    const { logo, banner } = pictures
    const answer = (await update({ variables: { input: companyInput(values, { logo, banner }) } })).data?.updateCompany
    if (answer?.__typename !== 'CompanyUpdated') return problemOf(answer)
    setPictures(answer.company)
    // The header names the company too.
    const { user } = sessionStore.read()
    if (user) sessionStore.begin({ ...user, company: answer.company.name })
    saved?.(answer.company)
    return { done: 'Saved' }
  }

  return (
    <SavingForm label="Company details" action="Save company" saving={saving} send={send}>
      <CompanyPictures
        pictures={pictures}
        disabled={saving.busy}
        errorOf={saving.errorOf}
        change={(picture) => {
          setPictures({ ...pictures, ...picture })
          saving.touch()
        }}
      />
      <CompanyFields company={company} errorOf={saving.errorOf} />
    </SavingForm>
  )
}

import { PictureField } from '../upload/picture-field'

type Pictures = Record<'logo' | 'banner', string | null>

interface Props {
  pictures: Pictures
  change: (picture: Partial<Pictures>) => void
  disabled: boolean
  errorOf: (field: string) => string | undefined
}

export const CompanyPictures = ({ pictures, change, disabled, errorOf }: Props) => (
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

import { Link, useSearchParams } from 'react-router-dom'
import { PageMeta } from '../../features/page/page-meta'
import { Door } from '../../features/session/door'
import { doorPath } from '../../features/session/door-path'
import link from '../../ui/link.module.css'
import { RegisterForm } from './register-form'

export const Register = () => {
  const [params] = useSearchParams()
  return (
    <>
      <PageMeta
        title="Create an account"
        description="Create an account on Marque as a customer, vendor, freelancer or broker."
      />
      <meta name="robots" content="noindex" />
      <Door
        shape="long"
        title="Create an account"
        other={
          <>
            Already registered?{' '}
            <Link className={link.link} to={doorPath('/login', params)}>
              Log in
            </Link>
          </>
        }
        art="/artwork/ornament/register-plate.svg"
        quote="Put your name to it, and it is yours to defend."
        line="Listing is free; you pay only when an order is signed off."
      >
        <RegisterForm />
      </Door>
    </>
  )
}

import { Link, useSearchParams } from 'react-router-dom'
import { PageMeta } from '../../features/page/page-meta'
import { Door } from '../../features/session/door'
import { doorPath } from '../../features/session/door-path'
import link from '../../ui/link.module.css'
import { LoginForm } from './login-form'

export const Login = () => {
  const [params] = useSearchParams()
  return (
    <>
      <PageMeta title="Log in" description="Log in to Marque to buy, sell, apply for jobs and write to sellers." />
      <meta name="robots" content="noindex" />
      <Door
        title="Log in"
        other={
          <>
            New to Marque?{' '}
            <Link className={link.link} to={doorPath('/register', params)}>
              Create an account
            </Link>
          </>
        }
        art="/artwork/ornament/login-plate.svg"
        quote="A right you cannot prove is a right you do not have. Keep the papers."
        line="Empowering startups, legally and digitally."
      >
        <LoginForm />
      </Door>
    </>
  )
}

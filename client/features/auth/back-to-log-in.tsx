import { Link } from 'react-router-dom'
import link from '../../ui/text/link.module.css'

export const BackToLogIn = () => (
  <p>
    <Link className={link.link} to="/login">
      Back to Log In
    </Link>
  </p>
)

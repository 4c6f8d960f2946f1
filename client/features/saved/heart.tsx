import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { signInPath } from '../session/sign-in-path'
import { useSession } from '../session/use-session'
import { HeartButton, type Hearted } from './heart-button'
import { OwnHeart } from './own-heart'
import { wish } from './wish'

/** Saves a listing. For customers, and for who may be one: whoever is signed out signs in first, and finds it saved on coming back. */
export const Heart = ({ listing }: { listing: Hearted }) => {
  const { user, confirmed } = useSession()
  if (!user) return <HeartBeforeSignIn listing={listing} />
  // What was read as somebody else is forgotten by then; another person's hearts are others, whatever they look like.
  return confirmed && user.role === 'customer' && <OwnHeart key={user.id} listing={listing} />
}

const HeartBeforeSignIn = ({ listing: { id, title } }: { listing: Hearted }) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname + search
  // Who is back without having signed in has thought better of it.
  useEffect(wish.forget, [])
  return (
    <HeartButton
      title={title}
      saved={false}
      onClick={() => {
        wish.keep({ listingId: id, here })
        navigate(signInPath(here))
      }}
    />
  )
}

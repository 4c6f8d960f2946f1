import type { Ref } from 'react'
import { lazyPart } from '../../lib/lazy-named'
import { formatPrice } from '../../lib/money'
import { listingPath } from '../../lib/paths'
import { pluralize, shortId } from '../../lib/text'
import { longDate } from '../../lib/utc-dates'
import { Avatar } from '../../ui/icon/avatar'
import { Verified } from '../../ui/icon/verified'
import { Stars } from '../../ui/text/stars'
import { AddToCart } from '../cart/add-to-cart'
import { useBrokerCode } from '../cart/broker-code'
import { CheckedCredentials } from '../credential/checked-credentials'
import { deliveryTime } from '../listing/delivery-time'
import { kindTexts } from '../listing/kind-texts'
import { kindOf, listingKinds } from '../listing/listing-kinds'
import { ChoicePanel } from '../listing-options/lazy-options'
import type { ListingWithOptions } from '../listing-options/options'
import { Link } from '../page/layout/link'
import { ButtonLink, TextLink } from '../page/layout/links'
import { mayBuyFrom, roleName } from '../session/roles'
import { useSession } from '../session/session-store'
import { hasOptions } from './has-options'
import type { ListingDetail_ListingFragment } from './listing-detail.generated'
import styles from './purchase.module.css'

// Lazy: few visitors follow the link of a broker.
const IntroductionNotice = lazyPart(
  () => import('./introduction-notice'),
  'IntroductionNotice',
  <p className={styles.notice} />,
)

// Lazy: most visitors are no sellers.
const SellerActions = lazyPart(() => import('./seller-actions'), 'SellerActions')

export interface PurchaseProps {
  /** Only the fields that the preview of a draft has, too. */
  listing: ListingWithOptions &
    Pick<
      ListingDetail_ListingFragment,
      'title' | 'hasPackages' | 'rating' | 'reviewCount' | 'createdAt' | 'category' | 'seller'
    >
  tags?: readonly string[] | undefined
  /** Shows the seller what buyers see. */
  preview?: boolean
  /** Set to the element with the choices and Add to Cart. */
  actions?: Ref<HTMLDivElement>
}

export const Purchase = ({ listing, tags = [], preview = false, actions }: PurchaseProps) => {
  const { category, rating, reviewCount, seller } = listing
  const { terms, contact, idLabel } = kindTexts[kindOf(listing)]
  const path = listingPath(listing)
  const isService = listing.__typename === 'Service'
  const broker = useBrokerCode()
  const session = useSession()
  const user = preview ? undefined : session.user
  const mayBuy = mayBuyFrom(user, seller)
  const isChoice = mayBuy && hasOptions(listing)
  return (
    <div className={styles.purchase}>
      <Link className={styles.category} to={`/category/${category.slug}`}>
        <img src={category.icon} width="32" height="32" alt="" />
        {category.name}
      </Link>
      <h1 dir="auto">{listing.title}</h1>
      <div className={styles.rating}>
        {reviewCount > 0 ? (
          <>
            <Stars rating={rating} />
            <b>{rating.toFixed(1)}</b>
            <span>{pluralize(reviewCount, 'review')}</span>
          </>
        ) : (
          <span>No reviews yet</span>
        )}
      </div>
      <p className={styles.price}>
        <b>{`${listing.hasPackages ? 'From ' : ''}${formatPrice(listing.price)}`}</b>
        <span>{terms}</span>
        {/* In a preview, a service without a delivery time has 0 days. */}
        {!isChoice && !(isService && listing.deliveryDays === 0) && <span>{deliveryTime(listing.deliveryDays)}</span>}
      </p>
      <div ref={actions} className={styles.actions}>
        {broker && <IntroductionNotice listingId={listing.id} code={broker} />}
        {isChoice && <ChoicePanel listing={listing} />}
        {mayBuy && !isChoice && <AddToCart listingId={listing.id} once={!isService} />}
        {user && (!mayBuy || user.role === 'broker') && <SellerActions listing={listing} user={user} />}
        {user?.id !== seller.id && (
          <ButtonLink size="large" wide to={`/company/${seller.id}`} state={{ about: path }}>
            {contact}
          </ButtonLink>
        )}
        <p className={styles.more}>
          {mayBuy && isService && (
            <TextLink to={`/request-quote?service=${listing.id}${broker ? `&broker=${broker}` : ''}`}>
              Request a quote
            </TextLink>
          )}
          {user?.id !== seller.id && (
            <TextLink to={`${path}/contact`}>{`Ask about this ${listingKinds[kindOf(listing)].noun}`}</TextLink>
          )}
          <TextLink to="/how-it-works">How it works</TextLink>
        </p>
      </div>
      <Seller profile={seller} />
      <dl className={styles.facts}>
        <div>
          <dt>Category</dt>
          <dd>
            <TextLink to={`/category/${category.slug}`}>{category.name}</TextLink>
          </dd>
        </div>
        <div>
          <dt>{idLabel}</dt>
          <dd>{shortId(listing.id)}</dd>
        </div>
        <div>
          <dt>Added on</dt>
          <dd>
            <time dateTime={listing.createdAt}>{longDate(listing.createdAt)}</time>
          </dd>
        </div>
        {tags.length > 0 && (
          <div>
            <dt>Tags</dt>
            <dd>{tags.join(', ')}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

interface SellerProps {
  profile: ListingDetail_ListingFragment['seller']
}

const Seller = ({
  profile: { name, avatar, role, company, checkedCredentials, languages, trackRecord },
}: SellerProps) => (
  <div className={styles.seller}>
    <Avatar src={avatar} size="large" />
    <div>
      <b>
        <bdi>{name}</bdi>
      </b>
      <span>{company ? `${roleName[role]} at ${company.name}` : roleName[role]}</span>
    </div>
    {company?.verification && <Verified check={company.verification} />}
    <div className={styles.record}>
      <CheckedCredentials credentials={checkedCredentials} />
      {[speaks(languages), ...trackRecord.sentences, trackRecord.memberSince].filter(Boolean).map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </div>
  </div>
)

const speaks = (languages: readonly { name: string }[]) =>
  languages.length > 0 ? `Works in ${languages.map(({ name }) => name).join(', ')}` : ''

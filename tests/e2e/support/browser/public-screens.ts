import { theCatalogue } from '../shop/catalogue.ts'
import { RARE_PRODUCTS } from '../shop/rare-products.ts'

const products = await theCatalogue()
const full = products.find(
  ({ variants, recommended_reviews, frequentlyBoughtTogether }) =>
    variants.length > 4 && recommended_reviews.length > 1 && frequentlyBoughtTogether.length > 3,
)

/** Screens for visitors, with their titles. */
export const PUBLIC_SCREENS = [
  { path: '/', heading: 'Good things for every day' },
  { path: '/?page=2', heading: 'All products, page 2' },
  { path: `/products/${full?.slug}`, heading: full?.title },
  {
    path: `/products/${RARE_PRODUCTS.soldOutWithoutReviews}`,
    heading: products.find(({ slug }) => slug === RARE_PRODUCTS.soldOutWithoutReviews)?.title,
  },
  { path: `/reviews/${full?.slug}/null/0.5/5`, heading: `Reviews of ${full?.title}` },
  { path: `/reviews/${full?.slug}/null/0.5/0.5`, heading: `Reviews of ${full?.title}` },
  { path: '/search/blue?price_range=20,500', heading: 'Results for “blue”' },
  { path: '/search/xyzzy', heading: 'Nothing found for “xyzzy”' },
  { path: '/terms_of_services', heading: 'Terms of Service' },
  { path: '/login', heading: 'Login' },
  { path: '/signup', heading: 'Sign up' },
  { path: '/reset_password', heading: 'Reset password' },
  { path: '/contact', heading: 'Contact us' },
  { path: '/contact/thread', heading: 'Your message' },
  { path: '/withdrawal', heading: 'Withdraw from contract here' },
  { path: '/review_emails#user=1&key=a-link-of-an-e-mail', heading: 'Review request e-mails' },
  { path: '/team_invitation', heading: 'Invitation' },
  { path: '/back_in_stock#token=a-link-of-an-e-mail', heading: 'Back-in-stock notification' },
  { path: '/account', heading: 'Account' },
  { path: '/logout', heading: "You're already logged out!" },
  { path: '/cart', heading: 'Cart' },
  { path: '/checkout', heading: 'Checkout' },
  { path: '/orders', heading: 'Orders' },
  { path: '/admin', heading: 'Dashboard' },
  { path: '/nowhere', heading: 'Whops An Error Occured' },
]

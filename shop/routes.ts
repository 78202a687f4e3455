import { index, type RouteConfig, route } from '@react-router/dev/routes'

const notOpenYet = (path: string) => route(path, 'frame/not-open-yet.page.tsx', { id: path })

/** Every screen and form address, in the order a shopper meets them. */
export default [
  index('catalogue/home.page.tsx'),
  route('products/:slug', 'product/product.page.tsx'),
  route('terms_of_services', 'terms/terms-of-services.page.tsx'),

  route('search', 'search/plain-search.route.ts'),
  route('search/:search_query', 'search/search.page.tsx'),
  route('reviews/:slug/:variant/:bound/:other_bound', 'reviews/reviews.page.tsx'),
  route('create_review', 'reviews/create-review.route.ts'),
  route('update_review', 'reviews/update-review.route.ts'),
  route('report_review', 'reviews/report-review.route.ts'),
  route('answer_review', 'reviews/answer-review.route.ts'),
  route('hide_review', 'reviews/hide-review.route.ts'),
  route('signup', 'account/signup.page.tsx'),
  route('email_verification', 'account/email-verification.route.ts'),
  route('login', 'session/login.page.tsx'),
  route('reset_password', 'account/reset-password.page.tsx'),
  route('logout', 'session/logout.page.tsx'),
  route('contact', 'contact/contact.page.tsx'),
  route('addToCart', 'cart/add-to-cart.route.ts'),
  route('putCart', 'cart/put-cart.route.ts'),
  route('deleteCart', 'cart/delete-cart.route.tsx'),
  route('cart', 'cart/cart.page.tsx'),
  route('checkout', 'checkout/checkout.page.tsx'),
  route('checkout/success', 'checkout/success.page.tsx'),
  route('orders', 'orders/orders.page.tsx'),
  route('account', 'account/account.page.tsx'),
  route('account/change_account_info', 'account/change-account-info.page.tsx'),
  route('account/change_email', 'account/change-email.page.tsx'),
  route('account/change_password', 'account/change-password.page.tsx'),
  route('account/delete_account', 'account/delete-account.page.tsx'),
  route('getCurrentUser', 'account/get-current-user.route.ts'),
  route('admin', 'admin/admin.page.tsx'),
  route('admin/products/create', 'admin/create-product.page.tsx'),
  route('admin/products/update', 'admin/update-picker.page.tsx'),
  route('admin/products/update/:slug', 'admin/update-product.page.tsx'),
  route('admin/products/delete', 'admin/delete-picker.page.tsx'),
  route('admin/products/delete/:slug', 'admin/delete-product.page.tsx'),

  route('*', 'frame/not-found.page.tsx'),
] satisfies RouteConfig

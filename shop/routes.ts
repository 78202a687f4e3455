import { index, type RouteConfig, route } from '@react-router/dev/routes'

const notOpenYet = (path: string) => route(path, 'frame/not-open-yet.page.tsx', { id: path })

/** Every screen and form address, in the order a shopper meets them. */
export default [
  index('catalogue/home.page.tsx'),
  route('products/:slug', 'product/product.page.tsx'),
  route('terms_of_services', 'terms/terms-of-services.page.tsx'),

  notOpenYet('search/:search_query'),
  notOpenYet('reviews/:slug/:variant/:bound/:other_bound'),
  notOpenYet('signup'),
  notOpenYet('login'),
  notOpenYet('reset_password'),
  notOpenYet('logout'),
  notOpenYet('contact'),
  notOpenYet('cart'),
  notOpenYet('checkout'),
  notOpenYet('orders'),
  notOpenYet('account'),
  notOpenYet('admin'),

  route('*', 'frame/not-found.page.tsx'),
] satisfies RouteConfig

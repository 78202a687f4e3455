/**
 * How the browser's program is cut into files. What nearly every page needs is one file: thirty small ones compress badly (the home page
 * loaded 5.6 kB gzip more). What is not named here becomes a file of its own, so forgetting something costs bytes and breaks nothing.
 */
const ON_NEARLY_EVERY_PAGE = {
  cart: 'add-form|cart-intent|line-button|pending-change|use-cart|wanted',
  catalogue: 'card-cart-button|card-product|catalogue.contract|product-card|product-grid|stock-note|swatches',
  frame:
    'account-menu|footer|frame|header|loading-overlay|login-offer|logo|page-meta|search-box|tab-bar|toast|toasts|unlisted|when-down',
  images: 'image-url|picture',
  reviews: 'stars',
  session: 'browser-transport|come-from|entry-link|session|social-provider|token',
  ui: 'button|pages|popover|price|tab-storage|use-hydrated',
}
const files = Object.entries(ON_NEARLY_EVERY_PAGE).map(([folder, names]) => `${folder}/(?:${names})`)

export const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 },
  // Before the shop's own file, which would else take the schemas with it. They come with the first field that somebody goes into.
  { name: 'zod', test: /node_modules\/zod\/|lib\/fields\.contract\.ts$/, priority: 1 },
  {
    name: 'shop',
    test: new RegExp(`/shop/(?:api|${files.join('|')})\\.tsx?$|/lib/page-of.contract.ts$|lucide-react/.*/chevron-down`),
  },
]

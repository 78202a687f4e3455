/**
 * What nearly every page needs, in one file: thirty small ones compress badly (the home page loaded 5.6 kB gzip more). What is not named
 * here becomes a file of its own, so forgetting something costs bytes and breaks nothing; `testing/tree.test.ts` looks whether all are there.
 */
export const ON_NEARLY_EVERY_PAGE = [
  'shop/api.ts',
  'shop/cart/changes/add-form.tsx',
  'shop/cart/changes/cart-form.ts',
  'shop/cart/changes/line-button.tsx',
  'shop/cart/changes/optimistic-cart.ts',
  'shop/cart/use-cart.ts',
  'shop/cart/wishes/cart-intent.ts',
  'shop/catalogue/catalogue.contract.ts',
  'shop/catalogue/stock-note.tsx',
  'shop/collections/collection-links.tsx',
  'shop/collections/shop-menu.tsx',
  'shop/feedback/or-error-page.ts',
  'shop/feedback/toast.ts',
  'shop/feedback/toasts.tsx',
  'shop/frame/account-menu.tsx',
  'shop/frame/footer.tsx',
  'shop/frame/frame.tsx',
  'shop/frame/header.tsx',
  'shop/frame/loading-overlay.tsx',
  'shop/frame/logo.tsx',
  'shop/frame/search-box.tsx',
  'shop/frame/tab-bar.tsx',
  'shop/home/card-cart-button.tsx',
  'shop/home/card-product.ts',
  'shop/home/product-card.tsx',
  'shop/home/no-longer-sold.ts',
  'shop/home/product-grid.tsx',
  'shop/home/swatches.tsx',
  'shop/images/image-url.ts',
  'shop/images/picture.tsx',
  'shop/lists/is-another-list.ts',
  'shop/meta/no-index-meta.ts',
  'shop/meta/page-meta.ts',
  'shop/pricing/quote.ts',
  'shop/reviews/stars/stars.tsx',
  'shop/search/address-of-words.ts',
  'shop/session/browser-transport.ts',
  'shop/session/login/auth-link.ts',
  'shop/session/login/auth-links.tsx',
  'shop/session/login/return-to.ts',
  'shop/session/session.ts',
  'shop/session/social/social-provider.ts',
  'shop/session/token.ts',
  'shop/ui/button.tsx',
  'shop/ui/overlays/popover.tsx',
  'shop/ui/pages.tsx',
  'shop/ui/price.tsx',
  'shop/ui/sentence.ts',
  'shop/ui/tab-storage.ts',
  'shop/ui/use-hydrated.ts',
]

/** How the browser's program is cut into files. */
export const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 },
  // Before the shop's own file, which would else take the schemas with it. They come with the first field that somebody goes into.
  { name: 'zod', test: /node_modules\/zod\/|lib\/fields\.contract\.ts$/, priority: 1 },
  {
    name: 'shop',
    test: new RegExp(
      `/(?:${ON_NEARLY_EVERY_PAGE.join('|')}|lib/page-of.contract.ts|lib/texts/shown-range.ts)$|lucide-react/.*/chevron-down`,
    ),
  },
]

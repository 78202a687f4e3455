import { type CatalogueProduct, choice, defineExtension, endpoint, text, z } from 'comptoir/extension'

const Query = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
})
const Offer = z.object({
  id: z.string(),
  title: z.string(),
  brand: z.string(),
  link: z.string(),
  image_link: z.string(),
  price: z.string().describe('such as `12.50 EUR`'),
  gtin: z.string().nullable(),
  availability: z.enum(['in_stock', 'out_of_stock']),
})

/** A feed of all variants for a comparison site, which reads it page by page. */
export const comparisonFeed = defineExtension({
  name: 'comparison-feed',
  version: '1.0.0',
  for: '^0.1',
  description: 'A product feed for comparison sites, at /api/x/comparison-feed/offers.',
  settings: {
    campaign: text({ label: 'Campaign', help: 'Added to the links as utm_campaign.', max: 40 }),
    soldOut: choice({ label: 'Products that are sold out', options: { show: 'Show', hide: 'Hide' }, default: 'show' }),
  },
  endpoints: {
    'GET /offers': endpoint({
      summary: 'List offers, at most 100 products per page',
      who: 'anyone',
      query: Query,
      answers: z.object({
        offers: z.array(Offer),
        next: z.int().nullable().describe('value of `after` for the next page; null after the last one'),
      }),
      do: async ({ query }, x) => {
        const { campaign, soldOut } = x.settings() as { campaign: string; soldOut: string }
        const products = await x.products({ after: Number(query.after ?? 0) })
        const offers = products.flatMap((product) => offersOf(product, campaign))
        return {
          offers: soldOut === 'hide' ? offers.filter(({ availability }) => availability === 'in_stock') : offers,
          next: products.at(-1)?.id ?? null,
        }
      },
    }),
  },
})

function offersOf(product: CatalogueProduct, campaign: string): z.input<typeof Offer>[] {
  const link = new URL(product.address)
  if (campaign !== '') link.searchParams.set('utm_campaign', campaign)
  return product.variants.map(({ id, name, gtin, priceCents, stock }) => ({
    id: `${product.id}-${id}`,
    title: product.variants.length > 1 ? `${product.title}, ${name}` : product.title,
    brand: product.manufacturer,
    link: link.href,
    image_link: product.image,
    price: `${(priceCents / 100).toFixed(2)} EUR`,
    gtin,
    availability: stock > 0 ? 'in_stock' : 'out_of_stock',
  }))
}

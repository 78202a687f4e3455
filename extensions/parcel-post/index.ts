import { defineExtension, number, text } from 'comptoir/extension'

/** A carrier with rates by weight, and a badge on products that it delivers free of charge. */
export const parcelPost = defineExtension({
  name: 'parcel-post',
  version: '1.0.0',
  for: '^0.1',
  description: 'Parcels to France, Belgium and Germany, up to 30 kg.',
  settings: {
    name: text({ label: 'Name in the checkout', default: 'Parcel post', max: 40 }),
    baseCents: number({ label: 'Base price in cents', min: 0, max: 10_000, default: 450 }),
    kiloCents: number({ label: 'Price per started kilogram in cents', min: 0, max: 10_000, default: 120 }),
    freeFromCents: number({ label: 'Free from this value of goods in cents', min: 0, max: 1_000_000, default: 10_000 }),
  },
  shipping: {
    countries: ['FR', 'BE', 'DE'],
    rates: ({ grams, goodsCents, country }, { name, baseCents, kiloCents, freeFromCents }) => {
      if (grams > 30_000) return []
      const cents = goodsCents >= freeFromCents ? 0 : baseCents + kiloCents * Math.ceil(grams / 1_000)
      const transit = country === 'FR' ? { from: 1, to: 2 } : { from: 2, to: 4 }
      return [
        { id: 'standard', name, cents, transit, isTracked: true },
        ...(country === 'FR'
          ? [{ id: 'express', name: `${name} express`, cents: cents + 800, transit: NEXT_DAY }]
          : []),
      ]
    },
  },
  slots: {
    'product.price': ({ product }, x) =>
      product.priceCents >= x.settings().freeFromCents ? { title: `Free delivery with ${x.settings().name}` } : null,
  },
})

const NEXT_DAY = { from: 1, to: 1 }

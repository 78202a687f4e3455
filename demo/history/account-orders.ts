import type { DemoOrder } from './demo-order.ts'

/**
 * The latest orders of the two customers with published passwords. The first customer has one in every status; both
 * have a delivered one with variants that they have not reviewed.
 */
export const accountOrders: readonly DemoOrder[] = [
  {
    by: 'camille',
    status: 'making',
    daysAgo: 0.3,
    lines: [
      { slug: 'lucarne', variant: 'Ash', quantity: 1 },
      { slug: 'facade-coat-rack', variant: 'Natural beech', quantity: 1 },
    ],
  },
  {
    by: 'camille',
    status: 'shipping',
    daysAgo: 2.2,
    lines: [
      { slug: 'guji-filter-coffee', variant: 'Whole beans', quantity: 2 },
      { slug: 'porcelain-coffee-dripper', variant: 'Celadon', quantity: 1 },
    ],
  },
  {
    by: 'camille',
    status: 'shipped',
    daysAgo: 4.6,
    lines: [
      { slug: 'checked-scarf', variant: 'Mustard', quantity: 1 },
      { slug: 'marseille-soap', variant: 'Olive', quantity: 4 },
      { slug: 'dish-brush', variant: 'Soft, tampico', quantity: 1 },
    ],
  },
  {
    by: 'camille',
    status: 'delivered',
    daysAgo: 12,
    lines: [
      { slug: 'dark-chocolate-72', variant: 'Hazelnut', quantity: 3 },
      { slug: 'everyday-mug', variant: 'Ink blue', quantity: 2 },
    ],
  },
  {
    by: 'jonas',
    status: 'making',
    daysAgo: 1.1,
    lines: [{ slug: 'tabletop-speaker', variant: 'Charcoal', quantity: 1 }],
  },
  {
    by: 'jonas',
    status: 'shipped',
    daysAgo: 5.4,
    lines: [
      { slug: 'plein-air-sketchbook', variant: 'Sage', quantity: 2 },
      { slug: 'a-ne-pas-oublier-notebook', variant: 'Celadon', quantity: 1 },
    ],
  },
  {
    by: 'jonas',
    status: 'cancelled',
    daysAgo: 6.3,
    lines: [{ slug: 'checked-scarf', variant: 'Mustard', quantity: 1 }],
  },
  {
    by: 'jonas',
    status: 'delivered',
    daysAgo: 19,
    lines: [
      { slug: 'steel-thermos', variant: 'Bare steel', quantity: 1 },
      { slug: 'ribbed-beanie', variant: 'Navy', quantity: 1 },
      { slug: 'evening-infusion', variant: 'Rooibos', quantity: 1 },
    ],
  },
]

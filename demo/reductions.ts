/** What the demo shop sells for less at the moment: products by their slugs, and when that began and ends. */
export const demoReductions: readonly {
  name: string
  percent: number
  beganDaysAgo: number
  endsInDays: number
  products: readonly string[]
}[] = [
  {
    name: 'Light for November',
    percent: 20,
    beganDaysAgo: 6,
    endsInDays: 15,
    products: ['mushroom-table-lamp', 'enamel-pendant-lamp', 'after-the-rain-candle'],
  },
]

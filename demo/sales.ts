/** The sales of the demo shop: products by slug, with start and end. */
export const demoSales: readonly {
  name: string
  percent: number
  startedDaysAgo: number
  endsInDays: number
  products: readonly string[]
}[] = [
  {
    name: 'Light for November',
    percent: 20,
    startedDaysAgo: 6,
    endsInDays: 15,
    products: ['mushroom-table-lamp', 'enamel-pendant-lamp', 'after-the-rain-candle'],
  },
]

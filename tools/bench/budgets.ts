/** The performance goals. kB are thousands of bytes; p99 is the time within which 99 of 100 requests are answered. */
export const BUDGETS = {
  /** Requests per second of a cached response, as a share of a bare Fastify server that sends the same bytes. */
  shareOfBare: 0.6,
  /** Pages per second with so many visible stock changes per second, as a share of the idle figure; and their p99. */
  shareOfIdle: { 5: 0.85, 20: 0.7 },
  stockChangesP99Ms: 25,
  /** Catalogue responses per second for a signed-in customer, as a share of a visitor's. */
  shareOfVisitor: 0.25,
  /** Uncached pages per second of processor time. */
  uncachedPages: 50,
  addToCartP99Ms: 50,
  orderP99Ms: 100,
  /** Searches per second among 1,000 products, and the p99 among 100,000. */
  searchRate: 1_000,
  searchP99Ms: 100,
  adminListP99Ms: 100,
  /** A large shop: a report of a year and of a month, memory of an export, statements of the hourly sweep. */
  reportMs: { year: 2_000, month: 300 },
  exportMib: 150,
  sweepStatementMs: 1_000,
  homeScriptBytes: 150_000,
  productScriptBytes: 165_000,
  /** Search and collections. */
  listScriptBytes: 171_000,
  startMs: 2_000,
  firstStartMs: 90_000,
  /** Memory of the process under mixed load. */
  memoryMib: 450,
} as const

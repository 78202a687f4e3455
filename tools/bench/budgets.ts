/** What the shop may cost. kB are thousands of bytes. */
export const BUDGETS = {
  /** A cached answer's requests per second, as a share of those of a bare server that sends the same bytes. */
  shareOfBare: 0.6,
  /** Pages a second while stock changes so often a second, as a share of those of the same shop in which nothing changes. */
  shareOfQuiet: { 5: 0.85, 20: 0.7 },
  /** Milliseconds after which 99 of 100 of them are there. */
  livingMs: 25,
  /** Pages a second of ten thousand products, each asked for in turn. */
  pagesInTurn: 10_000,
  /** A customer's answer from the catalogue, as a share of a visitor's answers a second. */
  shareOfVisitor: 0.5,
  /** Asking who one is, as a share of bare prepared selects a second through a pool of the same size. */
  shareOfSelects: 0.35,
  /** Processor time of rendering the home page with all its cards, and a product's, kept answers off. */
  renderMs: 9,
  renderProductMs: 6,
  /** How much longer the first page of the catalogue may take with a thousand times the products. */
  growth: 1.2,
  /** Adds to a cart at 16 connections, a second, and the milliseconds that 99 of 100 take at most. */
  addsASecond: 4_000,
  /** The same, as a share of bare prepared writes a second through a pool of the same size. */
  shareOfWrites: 0.25,
  addMs: 50,
  /** Milliseconds in which 99 of 100 orders are committed at 16 connections, without a provider. */
  orderMs: 50,
  searchRate: 1_000,
  /** Milliseconds after which 99 of 100 searches among many products have their answer. */
  searchP99Ms: 50,
  /** Milliseconds for a page of many products, sorted and narrowed anyhow, when nothing is kept. */
  narrowedListMs: 100,
  /** Milliseconds for a page of any list of the staff. */
  staffListMs: 100,
  /** Milliseconds for the first screen of the staff, and for what they search. */
  counterMs: 50,
  homeScriptBytes: 150_000,
  pageScriptBytes: 165_000,
  /** What the checkout loads besides what stands around every screen and the parts of forms. */
  checkoutScriptBytes: 17_000,
  /** The screens on which staff write products: with the pickers, the DEMO's product page and what keeps drafts. */
  staffScriptBytes: 200_000,
  styleBytes: 16_500,
  /** All files of the faces, of which a page loads those whose characters it has. */
  fontBytes: 110_000,
  /** Those that every page names and waits for before its first paint. */
  preloadedFontBytes: 47_000,
  /** With what stands around the screens of the staff. */
  staffStyleBytes: 18_000,
  startMs: 2_000,
  memoryBytes: 200_000_000,
  /** At most, while people read, search, fill carts, buy, log in and send pictures. */
  mixedMemoryMib: 450,
} as const

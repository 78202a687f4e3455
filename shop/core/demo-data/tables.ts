/** Kinds of what the demo brings. */
export type DemoKind = 'product' | 'user' | 'order' | 'review' | 'collection' | 'reduction' | 'payment' | 'page'

/** What the demo has put into the shop. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    demo_things: { kind: DemoKind; id: number }
  }
}

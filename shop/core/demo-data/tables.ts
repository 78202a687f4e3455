/** Kinds of demo data. */
export type DemoKind = 'product' | 'user' | 'order' | 'review' | 'collection' | 'reduction' | 'payment' | 'page'

/** Rows that are demo data. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    demo_things: { kind: DemoKind; id: number }
  }
}

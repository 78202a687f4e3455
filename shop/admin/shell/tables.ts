export interface SeenNotificationTable {
  user_id: number
  /** The staff member has seen the notifications up to this time. */
  seen_until: Date
}

declare module '../../../server/db/schema.ts' {
  interface Schema {
    seen_notifications: SeenNotificationTable
  }
}

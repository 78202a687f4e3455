import { defineExtension, field, number } from 'comptoir/extension'

/** Counts points of paid orders in its own table, shows them to the customer, and stores them with the order. */
export const loyalty = defineExtension({
  ...{ name: 'loyalty', version: '1.0.0', for: '*', description: 'Counts points.' },
  settings: { pointsPerEuro: number({ label: 'Points per euro', min: 0, max: 100, default: 1 }) },
  fields: {
    points: field({ of: 'order', kind: 'number', label: 'Points' }),
    giftNote: field({ of: 'order', kind: 'text', label: 'Gift note', help: 'Printed on the card.', isEditable: true }),
    shelf: field({ of: 'variant', kind: 'text', label: 'Shelf', max: 20, isEditable: true }),
    level: field({
      ...{ of: 'customer', kind: 'choice', label: 'Level', isEditable: true },
      options: { silver: 'Silver', gold: 'Gold' },
    }),
  },
  migrations: {
    '1-points': `
      create table points (event text primary key, customer bigint not null, points integer not null);
      create index points_customer on points (customer)`,
  },
  on: {
    'order.paid': async ({ id, subject, data }, x) => {
      const points = Math.floor(Number(data.amount) * x.settings().pointsPerEuro)
      await x.sql`
        insert into points (event, customer, points)
        select ${id}, customer_id, ${points} from api.orders where id = ${subject.id} and customer_id is not null
        on conflict do nothing`
      await x.extra.set({ kind: 'order', id: subject.id }, { points })
    },
    'customer.erased': async ({ subject }, x) => {
      await x.sql`delete from points where customer = ${subject.id}`
    },
  },
  slots: {
    account: async ({ customer }, x) => {
      const [row] = await x.sql<{ points: number | null }>`
        select sum(points) as points from points where customer = ${customer}`
      return row?.points ? { title: `You have ${row.points} points` } : null
    },
  },
})

import * as documents from '../../../../shop/sales/invoices/documents.contract.ts'
import { inShopTime } from '../../../../shop/sales/shipping/dates/calendar-day.ts'
import { anInvoice, aPaidOrder } from '../../../fixtures/invoices.ts'
import type { World } from '../../world.ts'
import { valid } from '../request.ts'

const aCustomer = async (world: World) => (await world.somebody('customer')).id

export const documentRequests = [
  valid(documents.listDocuments, () => ({ query: { from: '2026-11-01', kind: 'invoice' as const, search: 'Mia' } })),
  valid(
    documents.ownDocuments,
    async ({ shop }, asker) => ({ params: { id: String(await aPaidOrder(shop, asker.id)) } }),
    { ownedBy: 'asker' },
  ),
  valid(
    documents.ownDocumentFile,
    async ({ shop }, asker) => {
      const { order, id } = await anInvoice(shop, asker.id)
      return { params: { id: String(order), document: String(id) } }
    },
    { ownedBy: 'asker' },
  ),
  valid(documents.staffDocumentsOf, async (world) => ({
    params: { id: String(await aPaidOrder(world.shop, await aCustomer(world))) },
  })),
  valid(documents.issueOrderInvoice, async (world) => ({
    params: { id: String(await aPaidOrder(world.shop, await aCustomer(world))) },
  })),
  valid(documents.documentFile, async (world) => ({
    params: { id: String((await anInvoice(world.shop, await aCustomer(world))).id) },
  })),
  valid(documents.documentArchive, async (world) => {
    await anInvoice(world.shop, await aCustomer(world))
    const { day } = inShopTime(world.shop.clock.now)
    return { query: { from: day, until: day } }
  }),
  valid(documents.previewInvoice, () => ({})),
  valid(documents.correctInvoice, async (world) => ({
    params: { id: String((await anInvoice(world.shop, await aCustomer(world))).id) },
    body: {
      ...{ reason: 'Company name', name: 'Mia Roux', company: 'Roux SARL', address: '1 rue A', siren: '' },
      vat_number: '',
    },
  })),
]

import { linkBackup } from '../../../shop/admin/settings/backups/backups.contract.ts'
import { createdProduct } from '../../fixtures/product-form.ts'
import { aBackup } from './backup-requests.ts'
import type { Valid } from './request.ts'

/** Endpoints that are called by address only. Their contracts are next to their handlers. */
export const fileRequests: [name: string, valid: Valid][] = [
  ['GET /robots.txt', { question: () => ({}) }],
  ['GET /api/guide_pictures/:file', { question: () => ({ params: { file: 'admin-orders.webp' } }) }],
  [
    'GET /api/backup_files/:name/',
    {
      question: async (world) => {
        const { api } = await world.somebody('owner')
        const { address } = await api(linkBackup, { params: { name: await aBackup(world) }, body: {} })
        const { pathname, searchParams } = new URL(address, 'https://shop.example')
        return { params: { name: pathname.split('/').at(-2) ?? '' }, query: Object.fromEntries(searchParams) }
      },
    },
  ],
  ['GET /sitemap.xml', { question: () => ({}) }],
  ['GET /sitemap-:page(^[1-9]\\d{0,4}).xml', { question: () => ({ params: { page: 1 } }) }],
  [
    'GET /media/:key/:file',
    {
      question: async ({ somebody }) => {
        const { thumbnail } = await createdProduct(await somebody('owner'))
        const [, , key = '', file = ''] = thumbnail.split('/')
        return { params: { key, file } }
      },
    },
  ],
]
